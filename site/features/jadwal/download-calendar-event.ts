import { downloadCalendarFile } from '../calendar/download-calendar-file.ts'
import { calendarEvent } from './calendar-event.ts'

type Visit = Omit<Parameters<typeof calendarEvent>[0], 'uid' | 'now'>

/** Hands the visit to the phone's calendar as a file. */
export function downloadCalendarEvent(visit: Visit): void {
	const text = calendarEvent({ ...visit, uid: crypto.randomUUID(), now: Date.now() })
	downloadCalendarFile(text, `jadwal-periksa-${visit.tanggal}.ics`)
}
