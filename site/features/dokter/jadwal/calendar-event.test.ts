import { assert, constant, property, stringMatching, string as text, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import { calendarEvent } from './calendar-event.ts'

const slot = {
	poliKlinikId: 'anak',
	hari: ['Senin' as const],
	keteranganWaktu: 'Pagi',
	jamMulai: '08:00',
	jamSelesai: '11:30',
}
const visit = {
	namaPendek: 'RS Yasmin',
	dokter: 'dr. Anindya Prameswari, Sp.A',
	poli: 'Poli Anak',
	slot,
	pengecualian: [],
	tanggal: '2026-11-16',
	alamat: 'Jl. Melati No. 17; Banyuwangi',
	uid: '7d9c',
	now: Date.UTC(2026, 10, 15, 4, 5, 6),
}

/** Parses a calendar file: joins long lines and removes escapes. */
function read(file: string): Map<string, string> {
	const lines = file.replaceAll('\r\n ', '').split('\r\n')
	return new Map(
		lines.map((line) => {
			const colon = line.indexOf(':')
			const value = line.slice(colon + 1).replace(/\\(.)/g, (_, escaped) => (escaped === 'n' ? '\n' : escaped))
			return [line.slice(0, colon), value]
		}),
	)
}

test('an event becomes a calendar file with WIB times in UTC', () => {
	expect(calendarEvent(visit)).toBe(
		[
			'BEGIN:VCALENDAR',
			'VERSION:2.0',
			'PRODID:-//RS Yasmin Web//Jadwal Dokter//ID',
			'CALSCALE:GREGORIAN',
			'METHOD:PUBLISH',
			'BEGIN:VEVENT',
			'UID:7d9c',
			'DTSTAMP:20261115T040506Z',
			'DTSTART:20261116T010000Z',
			'DTEND:20261116T043000Z',
			'SUMMARY:Periksa ke dr. Anindya Prameswari\\, Sp.A',
			'LOCATION:Poli Anak\\, RS Yasmin\\, Jl. Melati No. 17\\; Banyuwangi',
			'END:VEVENT',
			'END:VCALENDAR',
			'',
		].join('\r\n'),
	)
})

test.each([
	['06:00', '07:00', '20261231T230000Z', '20270101T000000Z'],
	['20:00', '02:00', '20270101T130000Z', '20270101T190000Z'],
])('%s–%s on New Year’s Day starts and ends at the right moment in UTC', (jamMulai, jamSelesai, start, end) => {
	const event = read(calendarEvent({ ...visit, tanggal: '2027-01-01', slot: { ...slot, jamMulai, jamSelesai } }))
	expect([event.get('DTSTART'), event.get('DTEND')]).toEqual([start, end])
})

test('any name is preserved, and no line is longer than 75 bytes', () => {
	const anyName = text({ maxLength: 200 })
	assert(
		property(tuple(anyName, stringMatching(/^[\\;,\n]{0,9}$/), constant('é👩🏽‍⚕️'.repeat(30))), (parts) => {
			const dokter = parts.join('').replace(/\r\n?/g, '\n')
			const file = calendarEvent({ ...visit, dokter })
			expect(read(file).get('SUMMARY')).toBe(`Periksa ke ${dokter}`)
			const longest = Math.max(...file.split('\r\n').map((line) => new TextEncoder().encode(line).length))
			expect(longest).toBeLessThanOrEqual(75)
		}),
	)
})
