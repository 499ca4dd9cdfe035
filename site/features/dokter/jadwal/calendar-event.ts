import { newKey } from '../../../../contract/new-key.ts'
import { epochWib, tambahHari } from '../../../../contract/tanggal/tanggal.ts'
import { atMoments, calendarFile, downloadCalendarFile } from '../../../lib/calendar/calendar-file.ts'
import type { Kunjungan } from './registration-text.ts'

interface CalendarEvent extends Kunjungan {
	/** The day of the visit, `YYYY-MM-DD` in WIB. */
	tanggal: string
	alamat: string
	/** Unique per event. */
	uid: string
	now: number
}

/** The visit as a calendar file. It contains no data of the patient. */
export function calendarEvent({ slot, tanggal, dokter, poli, namaPendek, alamat, uid, now }: CalendarEvent): string {
	// A slot that ends past midnight ends on the next day.
	const lastDay = slot.jamSelesai > slot.jamMulai ? tanggal : tambahHari(tanggal, 1)
	return calendarFile({
		nama: namaPendek,
		product: 'Jadwal Dokter',
		uid,
		now,
		when: atMoments(epochWib(tanggal, slot.jamMulai), epochWib(lastDay, slot.jamSelesai)),
		summary: `Periksa ke ${dokter}`,
		location: [poli, namaPendek, alamat].filter(Boolean).join(', '),
	})
}

type Visit = Omit<Parameters<typeof calendarEvent>[0], 'uid' | 'now'>

export function downloadCalendarEvent(visit: Visit): void {
	const text = calendarEvent({ ...visit, uid: newKey(), now: Date.now() })
	downloadCalendarFile(`jadwal-periksa-${visit.tanggal}.ics`, text)
}
