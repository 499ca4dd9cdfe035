import type { Reservasi } from '../../../contract/reservasi.ts'
import { tambahHari } from '../../../contract/tanggal.ts'
import { allDay, calendarFile } from '../../lib/calendar/calendar-file.ts'

interface ReservasiEvent extends Pick<Reservasi, 'kode' | 'tanggalVisit'> {
	namaPendek: string
	alamat: string
	now: number
	/** One paragraph per package. */
	persiapan: string[]
}

/**
 * The day of the visit as a calendar file, with the code for the desk and the preparation notes. It contains no data of the patients, and a
 * second import changes the same event.
 */
export const reservasiEvent = ({ kode, tanggalVisit, namaPendek, alamat, now, persiapan }: ReservasiEvent): string =>
	calendarFile({
		nama: namaPendek,
		product: 'Reservasi',
		uid: `reservasi-${kode}`,
		now,
		when: allDay(tanggalVisit, tambahHari(tanggalVisit, 1)),
		summary: `Kunjungan ke ${namaPendek}`,
		location: [namaPendek, alamat].filter(Boolean).join(', '),
		description: [`Kode reservasi: ${kode}`, ...(persiapan.length > 0 ? ['', 'Persiapan:', ...persiapan] : [])].join(
			'\n',
		),
	})
