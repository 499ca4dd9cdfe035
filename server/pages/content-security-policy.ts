import type { Env } from '../env.ts'

/** Frames of the providers whose videos and maps we show, see contract/embed.ts. */
const frames = [
	'https://www.youtube-nocookie.com',
	'https://www.tiktok.com',
	'https://www.openstreetmap.org',
	'https://www.google.com',
]

export function contentSecurityPolicy({ nonce, env }: { nonce: string; env: Env }): string {
	const origin = (address: string) => (address ? [new URL(address).origin] : [])
	const connect = ["'self'", ...origin(env.API_URL), ...origin(env.GEO_URL), ...(env.DEV ? ['ws:'] : [])]
	const directives: Record<string, string[]> = {
		'default-src': ["'none'"],
		'script-src': ["'self'", `'nonce-${nonce}'`],
		// Vite puts styles into the page while developing.
		'style-src': ["'self'", ...(env.DEV ? ["'unsafe-inline'"] : [])],
		'img-src': ["'self'", 'data:', 'blob:', ...origin(env.IMAGE_BASE), 'https://i.ytimg.com'],
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
