import { noJson } from '../../../contract/staff/responses.ts'
import { staffRoute } from '../staff-route.ts'
import { UNKNOWN_NOMOR } from './read-peristiwa.ts'

/** Tells open pages which lists have changed, as server-sent events. */
export const openPeristiwa = staffRoute({
	method: 'GET',
	path: '/peristiwa',
	rule: 'masuk',
	response: noJson,
	isBackground: true,
	handle: ({ c, staf }, { live }) => live.open(c, staf, readLastEventId(c.req.header('last-event-id'))),
})

/** Null without one. An id that is not ours stands for one that is unknown: then everything counts as changed. */
function readLastEventId(header: string | undefined): number | null {
	if (!header) return null
	return /^\d{1,15}$/.test(header) ? Number(header) : UNKNOWN_NOMOR
}
