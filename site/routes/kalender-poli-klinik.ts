import type { PageHandle } from '../../contract/cache.ts'
import type { Api } from '../api.ts'
import { calendarResponse } from '../lib/feeds/practice-calendar.ts'
import { apiContext } from '../load.ts'
import { settingsContext } from '../settings.ts'
import type { Route } from './+types/kalender-poli-klinik'

export const handle: PageHandle = { cache: {} }

/** The practice hours of a clinic, for programs that subscribe to calendars. */
export function loader({ context, params }: Route.LoaderArgs) {
	const api = context.get(apiContext)
	return calendarResponse(api, context.get(settingsContext).siteUrl, read(api, params.uri))
}

async function read(api: Api, uri: string) {
	const [{ data: poliKlinik }, { data: dokter }] = await Promise.all([
		api('GET /v1/public/poli-klinik/detail-uri/{uri}', { params: { uri } }),
		api('GET /v1/public/dokter', { query: { sortNama: 'asc', searchByPoliKlinikUri: uri } }),
	])
	return { judul: `Praktik ${poliKlinik.nama}`, dokter, poliKlinikId: poliKlinik.id }
}
