import type { PageHandle } from '../../contract/cache.ts'
import { calendarResponse } from '../lib/feeds/practice-calendar.ts'
import { apiContext } from '../load.ts'
import { settingsContext } from '../settings.ts'
import type { Route } from './+types/kalender-dokter'

export const handle: PageHandle = { cache: {} }

/** The practice hours of a doctor, for programs that subscribe to calendars. */
export function loader({ context, params }: Route.LoaderArgs) {
	const api = context.get(apiContext)
	const reading = api('GET /v1/public/dokter/detail-uri/{uri}', { params }).then(({ data }) => ({
		judul: `Praktik ${data.nama}`,
		dokter: [data],
	}))
	return calendarResponse(api, context.get(settingsContext).siteUrl, reading)
}
