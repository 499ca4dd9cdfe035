import { pictureAddress } from '../contract/media/pictures.ts'
import { fetchResponse } from './fetch-response.ts'

/** A request that is sent again and again. */
export interface Case {
	what: string
	path: string
	headers: Record<string, string>
	/** Whether the response cache serves it. Without the cache, every request is rendered or read from the database. */
	cached: boolean
	onPostgres: boolean
}

/** As browsers send it. */
export const COMPRESSED = { 'accept-encoding': 'gzip, deflate, br' }

export const HOME_CACHED = 'page, cached (home)'

const CLINICS = '/api/v1/public/poli-klinik?page=1&limit=100&sortNama=asc'

const CALENDAR = '/daftar-dokter/poli-anak/kalender.ics'

const cached: [what: string, path: string][] = [
	[HOME_CACHED, '/'],
	['API list, cached (clinics)', CLINICS],
	['calendar, cached (clinic)', CALENDAR],
	['FHIR, cached (file of slots)', '/fhir/bulk/Slot.ndjson'],
]

const uncached: [what: string, path: string, onPostgres: boolean][] = [
	['page, rendered (home)', '/', true],
	['API list, uncached (clinics)', CLINICS, true],
	['API list, uncached (articles)', '/api/v1/public/artikel?page=1&limit=10&bentuk=ringkas', true],
	['API detail, uncached (service)', '/api/v1/public/layanan/detail-uri/igd-24-jam', false],
	['API detail, uncached (article)', '/api/v1/public/artikel/detail/jalan-kaki-30-menit', true],
	['calendar, made (clinic)', CALENDAR, false],
	['feed, made (RSS)', '/info-kesehatan/rss.xml', false],
	['sitemap, made (index)', '/sitemap.xml', false],
	['FHIR, uncached (slots of a clinic)', '/fhir/Slot?service-type=poli-anak&status=free&_count=20', true],
	['FHIR, uncached (file of slots)', '/fhir/bulk/Slot.ndjson', false],
	['search: hit', '/api/v1/public/artikel?searchByJudul=jalan%20kaki&page=1&limit=10&bentuk=ringkas', false],
	['search: synonym', '/api/v1/public/pencarian?cari=kencing%20manis', true],
	['search: typing mistake', '/api/v1/public/artikel?searchByJudul=jalam%20kakki&page=1&limit=10&bentuk=ringkas', true],
]

/** The cases of a site; the address of its style sheet is read from its home page. */
export async function listCases(site: string): Promise<Case[]> {
	const home = (await fetchResponse(`${site}/`)).body.toString()
	const [styleSheet] = /\/assets\/[\w.-]+\.css/.exec(home) ?? []
	if (!styleSheet) throw new Error('The home page has no style sheet.')
	const picture = pictureAddress('artikel', 'jalan-kaki-30-menit.webp', 320)
	return [
		...cached.map(([what, path]) => ({ what, path, headers: COMPRESSED, cached: true, onPostgres: false })),
		...uncached.map(([what, path, onPostgres]) => ({ what, path, headers: COMPRESSED, cached: false, onPostgres })),
		{
			what: 'picture, encoded before (AVIF, 320 px)',
			path: picture,
			headers: { accept: 'image/avif,image/webp,*/*' },
			cached: true,
			onPostgres: false,
		},
		{ what: 'file (style sheet)', path: styleSheet, headers: COMPRESSED, cached: true, onPostgres: false },
	]
}
