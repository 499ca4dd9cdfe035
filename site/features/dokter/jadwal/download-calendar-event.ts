import { newKey } from '../../../../contract/new-key.ts'
import { downloadCalendarFile } from '../../../lib/calendar/calendar-file.ts'
import { calendarEvent } from './calendar-event.ts'

type Visit = Omit<Parameters<typeof calendarEvent>[0], 'uid' | 'now'>

export function downloadCalendarEvent(visit: Visit): void {
	const text = calendarEvent({ ...visit, uid: newKey(), now: Date.now() })
	downloadCalendarFile(`jadwal-periksa-${visit.tanggal}.ics`, text)
}
