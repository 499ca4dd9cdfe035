import { isPersonalPage, isPrivatePage } from '../../contract/web/private-page.ts'
import type { Env } from '../env.ts'
import { PUBLIC_CACHE_CONTROL } from '../http/cache-control.ts'

interface PageHeadersOptions {
	env: Env
	pathname: string
	/** The hashes of the page's inline scripts: `sha256-…`. */
	scripts: string[]
	/** Whether the page may load the advertising pixel. */
	pixel: boolean
	/** The service that the page may ask for the visitor's place; empty for none. */
	geoUrl: string
	isPreview: boolean
	/** Whether every read of the page has an answer. */
	isWhole: boolean
	isCacheable: boolean
}

export function setPageHeaders(headers: Headers, options: PageHeadersOptions): void {
	const { pathname, isPreview, isWhole, isCacheable } = options
	const personal = isPersonalPage(pathname)
	headers.set('content-security-policy', contentSecurityPolicy(options, personal))
	const isStored = isWhole && !isPreview && !personal
	headers.set('cache-control', !isStored ? 'no-store' : isCacheable ? PUBLIC_CACHE_CONTROL : 'no-cache')
	if (personal) headers.set('x-robots-tag', 'noindex')
	else headers.set('x-frame-options', 'SAMEORIGIN')
	// The address of a page with patient data is sent to no other site.
	if (isPrivatePage(pathname)) headers.set('referrer-policy', 'no-referrer')
}

/** Frames of the video and map providers, see contract/media/embed.ts. */
const frames = [
	'https://www.youtube-nocookie.com',
	'https://www.tiktok.com',
	'https://www.openstreetmap.org',
	'https://www.google.com',
]

/** The origins of the advertising pixel's script and of its reports. */
const PIXEL_SCRIPT = 'https://connect.facebook.net'
const PIXEL_REPORT = 'https://www.facebook.com'

/** @param personal a page with data of one person contacts no other origin for content */
function contentSecurityPolicy({ scripts, env, pixel, geoUrl }: PageHeadersOptions, personal: boolean): string {
	const origin = (address: string) => (address ? [new URL(address).origin] : [])
	const report = pixel ? [PIXEL_REPORT] : []
	const place = personal ? [] : origin(geoUrl)
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
