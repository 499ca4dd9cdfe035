import { expect, test } from 'vitest'
import { reservasiEvent } from './reservasi-event.ts'

const visit = {
	kode: 'K7MPQ-X3WVT-9HBCD',
	tanggalVisit: '2026-12-31',
	namaPendek: 'RS Yasmin',
	alamat: 'Jl. Melati No. 17, Banyuwangi',
	now: Date.UTC(2026, 10, 15, 4, 5, 6),
	persiapan: [],
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

test('the event of a visit with a window of arrival has its hours in WIB', () => {
	const text = reservasiEvent({ ...visit, jamDatang: '07:00-09:30' })
	expect(text).toContain('DTSTART:20261231T000000Z\r\nDTEND:20261231T023000Z\r\n')
})

test('the description has the preparation notes, folded and escaped', () => {
	const persiapan = [
		'Check-Up: Berpuasalah 10–12 jam; air putih boleh. Bawalah KTP, kartu asuransi.',
		'USG: Minum air.',
	]
	const text = reservasiEvent({ ...visit, persiapan })
	expect(text.split('\r\n').every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true)
	const unfolded = text.replaceAll('\r\n ', '')
	expect(unfolded).toContain(
		'DESCRIPTION:Kode reservasi: K7MPQ-X3WVT-9HBCD\\n\\nPersiapan:\\nCheck-Up: Berpuasalah 10–12 jam\\; air putih boleh. Bawalah KTP\\, kartu asuransi.\\nUSG: Minum air.\r\n',
	)
})
