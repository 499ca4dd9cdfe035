import { calendarEvent } from './calendar-event.ts'

type Visit = Omit<Parameters<typeof calendarEvent>[0], 'uid' | 'now'>

/** Hands the visit to the phone's calendar as a file. */
export function downloadCalendarEvent(visit: Visit): void {
	const text = calendarEvent({ ...visit, uid: crypto.randomUUID(), now: Date.now() })
	const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }))
	const link = document.createElement('a')
	link.href = address
	link.download = `jadwal-periksa-${visit.tanggal}.ics`
	link.click()
	URL.revokeObjectURL(address)
}
