import { settingsContext } from '../settings.ts'
import type { Route } from './+types/robots'

/** Search engines get neither the API and the staff app, nor the pages of one person, nor thousands of comparisons. */
const DISALLOWED = [
	'/api/',
	'/staf',
	'/reservasi',
	'/reservasi-status/',
	'/cek-reservasi',
	'/data-saya',
	'/email',
	'/bandingkan?',
]

export function loader({ context }: Route.LoaderArgs) {
	const lines = [
		'User-agent: *',
		...DISALLOWED.map((path) => `Disallow: ${path}`),
		'',
		`Sitemap: ${context.get(settingsContext).siteUrl}/sitemap.xml`,
		'',
	]
	return new Response(lines.join('\n'), { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
