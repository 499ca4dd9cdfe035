import { isPrivatePage } from '../../../contract/web/private-page.ts'
import { backgroundApi } from '../../load.ts'
import { loadForeignScript } from './foreign-script.ts'

const SCRIPT = 'https://connect.facebook.net/en_US/fbevents.js'
const FAILED = 'Terjadi kesalahan saat memuat Meta Pixel'

/** The provider's function. Calls before its script is loaded are queued. */
interface Fbq {
	(...args: unknown[]): void
	callMethod?: (...args: unknown[]) => void
	queue: unknown[][]
}

declare global {
	var fbq: Fbq | undefined
	var _fbq: Fbq | undefined
}

let reading: Promise<string | null> | undefined

/** Reports this page to the advertising pixel, if the hospital has configured one. */
export async function trackPageView(pathname: string): Promise<void> {
	if (isPrivatePage(pathname)) return
	reading ??= readPixelId()
	const pixelId = await reading
	// The script reports the current page, so a report for a page that was left is dropped.
	if (!pixelId || location.pathname !== pathname) return
	globalThis.fbq ??= loadPixel(pixelId)
	globalThis.fbq('track', 'PageView')
}

async function readPixelId(): Promise<string | null> {
	try {
		const { data } = (await backgroundApi()('GET /v1/public/web-setting-meta-pixel')).data
		const pixelId = data[0]?.metaPixelId || null
		// Not an error: a hospital may have no pixel.
		if (!pixelId) console.info('Meta Pixel ID tidak ditemukan')
		return pixelId
	} catch {
		console.error(FAILED)
		return null
	}
}

function loadPixel(pixelId: string): Fbq {
	const fbq = ((...args: unknown[]) => {
		if (fbq.callMethod) fbq.callMethod(...args)
		else fbq.queue.push(args)
	}) as Fbq
	// It reports only what this code sends: no automatic page views, no clicks, no field contents.
	const onlyWhatIsSent = { disablePushState: true, allowDuplicatePageViews: true }
	Object.assign(fbq, { queue: [], push: fbq, loaded: true, version: '2.0', ...onlyWhatIsSent })
	globalThis._fbq ??= fbq
	fbq('set', 'autoConfig', false, pixelId)
	fbq('init', pixelId)
	loadForeignScript(SCRIPT, () => console.error(FAILED))
	return fbq
}
