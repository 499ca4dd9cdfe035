import type { Env } from '../env.ts'

/** Frames of the video and map providers, see contract/embed.ts. */
const frames = [
	'https://www.youtube-nocookie.com',
	'https://www.tiktok.com',
	'https://www.openstreetmap.org',
	'https://www.google.com',
]

/** The origins of the advertising pixel's script and of its reports. */
const PIXEL_SCRIPT = 'https://connect.facebook.net'
const PIXEL_REPORT = 'https://www.facebook.com'

interface PolicyOptions {
	/** The hashes of the page's inline scripts: `sha256-…`. */
	scripts: string[]
	env: Env
	/** Whether this page may run the advertising pixel. */
	pixel: boolean
	/** Whether it shows data of one person: then it contacts no other origin for content. */
	personal: boolean
}

export function contentSecurityPolicy({ scripts, env, pixel, personal }: PolicyOptions): string {
	const origin = (address: string) => (address ? [new URL(address).origin] : [])
	const report = pixel ? [PIXEL_REPORT] : []
	const place = personal ? [] : origin(env.GEO_URL)
	const video = personal ? [] : ['https://i.ytimg.com']
	const connect = ["'self'", ...place, ...report, ...(env.DEV ? ['ws:'] : [])]
	const directives: Record<string, string[]> = {
		'default-src': ["'none'"],
		'script-src': ["'self'", ...scripts.map((hash) => `'${hash}'`), ...(pixel ? [PIXEL_SCRIPT] : [])],
		// Vite puts styles into the page in development.
		'style-src': ["'self'", ...(env.DEV ? ["'unsafe-inline'"] : [])],
		'img-src': ["'self'", 'data:', 'blob:', ...video, ...report],
		'font-src': ["'self'"],
		'connect-src': connect,
		'frame-src': personal ? ["'none'"] : frames,
		'manifest-src': ["'self'"],
		'base-uri': ["'none'"],
		'form-action': ["'self'"],
		// The staff app shows public pages beside its forms.
		'frame-ancestors': [personal ? "'none'" : "'self'"],
	}
	return Object.entries(directives)
		.map(([name, values]) => `${name} ${values.join(' ')}`)
		.join('; ')
}
