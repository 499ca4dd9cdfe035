import * as calls from '../../../contract/staff/calls.ts'
import { handleRoute } from '../staff-route.ts'
import { UNKNOWN_NOMOR } from './read-peristiwa.ts'

export const openPeristiwa = handleRoute(calls.openPeristiwa, ({ c, staf }, { live }) =>
	live.open(c, staf, readLastEventId(c.req.header('last-event-id'))),
)

/** Null without one. An id that is not ours stands for one that is unknown: then everything counts as changed. */
function readLastEventId(header: string | undefined): number | null {
	if (!header) return null
	return /^\d{1,15}$/.test(header) ? Number(header) : UNKNOWN_NOMOR
}
