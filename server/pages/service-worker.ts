import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { OFFLINE_PAGE, PAGE_COPIES } from '../../contract/web/offline-page.ts'
import { PUBLIC_CACHE_CONTROL } from '../http/cache-control.ts'
import { errorResponse } from '../http/error-response.ts'

const read = (file: string) => readFileSync(join(import.meta.dirname, 'worker', file), 'utf8')
const [OFFLINE, REMOVE] = [read('offline.js'), read('remove.js')]

interface ServiceWorkerOptions {
	isOn: boolean
	/** The version of the built site. */
	build: string
	offlinePage: () => Promise<Response>
}

/**
 * The script of the service worker. Browsers ask for it at every visit and install it again when it changes: with the
 * build, and with what the offline page says. Copies of pages outlive that, unless the number of the emergency room
 * changes: it is on every page.
 */
export async function serviceWorker({ isOn, build, offlinePage }: ServiceWorkerOptions): Promise<Response> {
	if (!isOn) return script(REMOVE)
	const page = await offlinePage()
	// Browsers stay with the worker that they have.
	if (page.headers.get('cache-control') !== PUBLIC_CACHE_CONTROL)
		return errorResponse('SEDANG_SIBUK', { retryAfter: 1 })
	const text = await page.text()
	const phones = [...text.matchAll(/ href="tel:[^"]+"/g)].join()
	const constants = Object.entries({ OFFLINE_PAGE, PAGES: PAGE_COPIES + shortHash(phones) })
	const lines = [
		`// ${shortHash(build + text)}`,
		...constants.map(([name, value]) => `const ${name} = '${value}'`),
		OFFLINE,
	]
	return script(lines.join('\n'))
}

const shortHash = (text: string) => hash('sha256', text, 'base64url').slice(0, 16)

const script = (text: string) =>
	new Response(text, {
		headers: {
			'content-type': 'text/javascript; charset=utf-8',
			'cache-control': PUBLIC_CACHE_CONTROL,
			'content-security-policy': "default-src 'none'; connect-src 'self'",
		},
	})
