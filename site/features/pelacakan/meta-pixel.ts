import { isPrivatePage } from '../../../contract/private-page.ts'
import { backgroundApi } from '../../load.ts'
import { loadForeignScript } from './foreign-script.ts'

const SCRIPT = 'https://connect.facebook.net/en_US/fbevents.js'
const FAILED = 'Terjadi kesalahan saat memuat Meta Pixel'

/** The provider's function; what is said to it before its script has arrived waits in the queue. */
interface Fbq {
	(...said: unknown[]): void
	callMethod?: (...said: unknown[]) => void
	queue: unknown[][]
	push: Fbq
	loaded: boolean
	version: string
	disablePushState: boolean
	allowDuplicatePageViews: boolean
}

declare global {
	var fbq: Fbq | undefined
	var _fbq: Fbq | undefined
}

let reading: Promise<string | null> | undefined

/** Tells the advertising pixel of this page, if the hospital has set one. */
export async function trackPageView(pathname: string): Promise<void> {
	if (isPrivatePage(pathname)) return
	reading ??= readPixelId()
	const pixelId = await reading
	// The script reports the page that is there: a later one tells of itself, if it may.
	if (!pixelId || location.pathname !== pathname) return
	globalThis.fbq ??= loadPixel(pixelId)
	globalThis.fbq('track', 'PageView')
}

async function readPixelId(): Promise<string | null> {
	try {
		const { data } = await backgroundApi()('listMetaPixel')
		const [pixel] = data
		if (pixel && !pixel.metaPixelId) console.error('Meta Pixel ID tidak ditemukan')
		return pixel?.metaPixelId || null
	} catch {
		console.error(FAILED)
		return null
	}
}

function loadPixel(pixelId: string): Fbq {
	const fbq = ((...said: unknown[]) => {
		if (fbq.callMethod) fbq.callMethod(...said)
		else fbq.queue.push(said)
	}) as Fbq
	Object.assign(fbq, { queue: [], push: fbq, loaded: true, version: '2.0' })
	// It says what we say and nothing more: no page views of its own, no clicks, no contents of fields.
	fbq.disablePushState = true
	fbq.allowDuplicatePageViews = true
	globalThis._fbq ??= fbq
	fbq('set', 'autoConfig', false, pixelId)
	fbq('init', pixelId)
	loadForeignScript(SCRIPT, () => console.error(FAILED))
	return fbq
}
