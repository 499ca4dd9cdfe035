import { expect, test } from 'vitest'
import { reservasiEvent } from './reservasi-event.ts'

const visit = {
	kode: 'K7MPQ-X3WVT-9HBCD',
	tanggalVisit: '2026-12-31',
	namaPendek: 'RS Yasmin',
	alamat: 'Jl. Melati No. 17, Banyuwangi',
	now: Date.UTC(2026, 10, 15, 4, 5, 6),
}

test('the event covers the whole day of the visit', () => {
	expect(reservasiEvent(visit)).toBe(
		[
			'BEGIN:VCALENDAR',
			'VERSION:2.0',
			'PRODID:-//RS Yasmin Web//Reservasi//ID',
			'CALSCALE:GREGORIAN',
			'METHOD:PUBLISH',
			'BEGIN:VEVENT',
			'UID:reservasi-K7MPQ-X3WVT-9HBCD',
			'DTSTAMP:20261115T040506Z',
			'DTSTART;VALUE=DATE:20261231',
			'DTEND;VALUE=DATE:20270101',
			'SUMMARY:Kunjungan ke RS Yasmin',
			'LOCATION:RS Yasmin\\, Jl. Melati No. 17\\, Banyuwangi',
			'DESCRIPTION:Kode reservasi: K7MPQ-X3WVT-9HBCD',
			'END:VEVENT',
			'END:VCALENDAR',
			'',
		].join('\r\n'),
	)
})
