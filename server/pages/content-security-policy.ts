import type { Env } from '../env.ts'

/** Frames of the providers whose videos and maps we show, see contract/embed.ts. */
const frames = [
	'https://www.youtube-nocookie.com',
	'https://www.tiktok.com',
	'https://www.openstreetmap.org',
	'https://www.google.com',
]

/** The advertising pixel: where its script comes from, and where it reports to. */
const PIXEL_SCRIPT = 'https://connect.facebook.net'
const PIXEL_REPORT = 'https://www.facebook.com'

interface PolicyOptions {
	nonce: string
	env: Env
	/** Whether this page may run the advertising pixel. */
	pixel: boolean
}

export function contentSecurityPolicy({ nonce, env, pixel }: PolicyOptions): string {
	const origin = (address: string) => (address ? [new URL(address).origin] : [])
	const report = pixel ? [PIXEL_REPORT] : []
	const connect = ["'self'", ...origin(env.API_URL), ...origin(env.GEO_URL), ...report, ...(env.DEV ? ['ws:'] : [])]
	const directives: Record<string, string[]> = {
		'default-src': ["'none'"],
		'script-src': ["'self'", `'nonce-${nonce}'`, ...(pixel ? [PIXEL_SCRIPT] : [])],
		// Vite puts styles into the page while developing.
		'style-src': ["'self'", ...(env.DEV ? ["'unsafe-inline'"] : [])],
		'img-src': ["'self'", 'data:', 'blob:', ...origin(env.IMAGE_BASE), 'https://i.ytimg.com', ...report],
		'font-src': ["'self'"],
		'connect-src': connect,
		'frame-src': frames,
		'manifest-src': ["'self'"],
		'base-uri': ["'none'"],
		'form-action': ["'self'"],
		'frame-ancestors': ["'none'"],
	}
	return Object.entries(directives)
		.map(([name, values]) => `${name} ${values.join(' ')}`)
		.join('; ')
}
