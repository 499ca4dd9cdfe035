import { newKey } from '../../../../contract/new-key.ts'
import { atMoments, calendarFile } from '../../../../contract/tanggal/calendar-file.ts'
import { epochWib, tambahHari } from '../../../../contract/tanggal/tanggal.ts'
import { downloadCalendarFile } from '../../../lib/browser/download-file.ts'
import type { Kunjungan } from './registration-text.ts'

interface CalendarEvent extends Kunjungan {
	/** The day of the visit, `YYYY-MM-DD` in WIB. */
	tanggal: string
	alamat: string
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
		events: [
			{
				uid,
				now,
				when: atMoments(epochWib(tanggal, slot.jamMulai), epochWib(lastDay, slot.jamSelesai)),
				summary: `Periksa ke ${dokter}`,
				location: [poli, namaPendek, alamat].filter(Boolean).join(', '),
			},
		],
	})
}

export function downloadCalendarEvent(visit: Omit<CalendarEvent, 'uid' | 'now'>): void {
	const text = calendarEvent({ ...visit, uid: newKey(), now: Date.now() })
	downloadCalendarFile(`jadwal-periksa-${visit.tanggal}.ics`, text)
}
