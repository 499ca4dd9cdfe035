import { pictureAddress } from '../contract/pictures.ts'
import { ask } from './ask.ts'

/** A request that is sent again and again. */
export interface Case {
	what: string
	path: string
	headers: Record<string, string>
	/** Whether the database is asked each time. */
	reads: boolean
	onPostgres?: boolean
}

/** As browsers send it. */
export const PACKED = { 'accept-encoding': 'gzip, deflate, br' }

export const HOME_KEPT = 'page, kept (home)'
export const HOME_RENDERED = 'page, rendered each time (home)'
export const READ_CALLS = [
	'API list, read each time (clinics)',
	'API list, read each time (articles)',
	'API detail, read each time (service)',
	'API detail, read each time (article)',
] as const

// Nothing that may count a reader is ever kept, and nothing that somebody typed.
const reads: [what: string, path: string, onPostgres: boolean][] = [
	[HOME_RENDERED, '/?cari=a', true],
	[READ_CALLS[0], '/api/v1/public/poli-klinik?page=1&limit=100&sortNama=asc&isCount=false', false],
	[READ_CALLS[1], '/api/v1/public/artikel?page=1&limit=10', true],
	[READ_CALLS[2], '/api/v1/public/layanan/detail-uri/igd-24-jam?isCount=false', false],
	[READ_CALLS[3], '/api/v1/public/artikel/detail/jalan-kaki-30-menit', true],
	['search: hit', '/api/v1/public/artikel?searchByJudul=jalan%20kaki&page=1&limit=10', false],
	['search: typing mistake', '/api/v1/public/artikel?searchByJudul=jalam%20kakki&page=1&limit=10', true],
]

const kept: [what: string, path: string][] = [
	[HOME_KEPT, '/'],
	['API list, kept (clinics)', '/api/v1/public/poli-klinik?page=1&limit=100&sortNama=asc'],
]

/** What is measured at a site that serves there. */
export async function listCases(site: string): Promise<Case[]> {
	const home = (await ask(`${site}/`)).body.toString()
	const [styleSheet] = /\/assets\/[\w.-]+\.css/.exec(home) ?? []
	if (!styleSheet) throw new Error('The home page has no style sheet.')
	return [
		...kept.map(([what, path]) => ({ what, path, headers: PACKED, reads: false })),
		...reads.map(([what, path, onPostgres]) => ({ what, path, headers: PACKED, reads: true, onPostgres })),
		{
			what: 'picture, encoded before (AVIF, 320 px)',
			path: pictureAddress('artikel', 'jalan-kaki-30-menit.webp', 320),
			headers: { accept: 'image/avif,image/webp,*/*' },
			reads: false,
		},
		{ what: 'file (style sheet)', path: styleSheet, headers: PACKED, reads: false },
	]
}
