import { allDay, atMoments, calendarFile } from '../tanggal/calendar-file.ts'
import { epochWib, tambahHari } from '../tanggal/tanggal.ts'
import type { Reservasi } from './reservasi.ts'

interface ReservasiEvent extends Pick<Reservasi, 'kode' | 'tanggalVisit' | 'jamDatang'> {
	namaPendek: string
	alamat: string
	now: number
	/** One paragraph per package. */
	persiapan: string[]
}

/**
 * The day of the visit, or its window of arrival, as a calendar file, with the code for the desk and the preparation notes. It contains no data of the patients, and a
 * second import changes the same event.
 */
export const reservasiEvent = ({
	kode,
	tanggalVisit,
	jamDatang,
	namaPendek,
	alamat,
	now,
	persiapan,
}: ReservasiEvent): string =>
	calendarFile({
		nama: namaPendek,
		product: 'Reservasi',
		events: [
			{
				uid: `reservasi-${kode}`,
				now,
				when: whenOf(tanggalVisit, jamDatang),
				summary: `Kunjungan ke ${namaPendek}`,
				location: [namaPendek, alamat].filter(Boolean).join(', '),
				description: [
					`Kode reservasi: ${kode}`,
					...(persiapan.length > 0 ? ['', 'Persiapan:', ...persiapan] : []),
				].join('\n'),
			},
		],
	})

function whenOf(tanggal: string, jamDatang: string | undefined): string[] {
	if (!jamDatang) return allDay(tanggal, tambahHari(tanggal, 1))
	const [mulai, selesai] = jamDatang.split('-')
	return atMoments(epochWib(tanggal, mulai), epochWib(tanggal, selesai))
}
