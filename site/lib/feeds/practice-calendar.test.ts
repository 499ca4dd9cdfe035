import ical, { type VEvent } from 'node-ical'
import { expect, test } from 'vitest'
import type { Dokter, JadwalPengecualian } from '../../../contract/dokter/dokter.ts'
import type { Hari } from '../../../contract/tanggal/hari.ts'
import { practiceCalendar } from './practice-calendar.ts'

/** A Monday. */
const HARI_INI = '2026-11-16'

const slot = (poliKlinikId: string, jamMulai: string, jamSelesai: string, ...hari: Hari[]) => ({
	...{ poliKlinikId, jamMulai, jamSelesai, hari, keteranganWaktu: '' },
})
const except = (jenis: JadwalPengecualian['jenis'], mulai: string, selesai = mulai, more = {}): JadwalPengecualian => ({
	...{ jenis, mulai, selesai, poliKlinikId: null, jamMulai: null, jamSelesai: null, alasan: 'Rahasia', ...more },
})

const dokterWith = (jadwal: Partial<Dokter['jadwal']>): Dokter => ({
	id: 'd1',
	uri: 'dr-ani',
	nama: 'dr. Ani, Sp.A',
	foto: null,
	spesialis: 'Dokter anak; konsultan',
	poliKlinik: [
		{ id: 'anak', nama: 'Poli Anak', uri: 'poli-anak' },
		{ id: 'gizi', nama: 'Poli Gizi', uri: 'poli-gizi' },
	],
	jadwal: { waktu: [], keterangan: [], pengecualian: [], ...jadwal },
})

const calendarOf = (jadwal: Partial<Dokter['jadwal']>, more: object = {}) =>
	practiceCalendar({
		...{ judul: 'Praktik dr. Ani, Sp.A', nama: 'RS Melati', alamat: 'Jl. Melati 1, Bogor' },
		...{ siteUrl: 'https://rs.example', dokter: [dokterWith(jadwal)], hariIni: HARI_INI, ...more },
	})

const eventsIn = (text: string) =>
	Object.values(ical.sync.parseICS(text)).filter((each): each is VEvent => each?.type === 'VEVENT')

/** When a program that is not ours shows the practice, in WIB. */
const shownIn = (text: string) =>
	eventsIn(text)
		.flatMap((event) =>
			ical.expandRecurringEvent(event, {
				from: new Date('2026-11-01'),
				to: new Date('2027-03-01'),
				expandOngoing: true,
			}),
		)
		.map(({ start, end }) =>
			[start, end].map((time) => new Date(time.getTime() + 7 * 3_600_000).toISOString().slice(0, 16)),
		)
		.map(([start, end]) => `${start} ${end?.slice(11)}`)
		.toSorted()

test('weekly hours are shown from today on for as long as leave is public', () => {
	const shown = shownIn(calendarOf({ waktu: [slot('anak', '08:00', '11:30', 'Rabu', 'Senin')] }))
	expect(shown.slice(0, 3)).toEqual(['2026-11-16T08:00 11:30', '2026-11-18T08:00 11:30', '2026-11-23T08:00 11:30'])
	expect([shown.length, shown.at(-1)]).toEqual([10, '2026-12-16T08:00 11:30'])
})

test('leave and closed days are left out, and replacement hours are shown instead', () => {
	const waktu = [slot('anak', '08:00', '11:00', 'Senin', 'Selasa')]
	const pengecualian = [
		except('cuti', '2026-11-16', '2026-11-17'),
		except('tutup', '2026-11-30', '2026-11-30', { poliKlinikId: 'anak' }),
		except('ganti', '2026-11-24', '2026-11-24', { poliKlinikId: 'anak', jamMulai: '13:00', jamSelesai: '15:00' }),
	]
	const text = calendarOf({ waktu, pengecualian })
	expect(shownIn(text)).toEqual([
		...['2026-11-23T08:00 11:00', '2026-11-24T13:00 15:00', '2026-12-01T08:00 11:00', '2026-12-07T08:00 11:00'],
		...['2026-12-08T08:00 11:00', '2026-12-14T08:00 11:00', '2026-12-15T08:00 11:00'],
	])
	expect(text).toMatch(/^EXDATE;TZID=Asia\/Jakarta:/m)
	const away = calendarOf({ waktu, pengecualian: [except('cuti', '2026-11-01', '2027-01-31')] })
	expect(shownIn(away)).toEqual([])
	expect(away).toContain('END:VCALENDAR')
})

test('hours past midnight end on the next day, and hours that no clock has are left out', () => {
	const pengecualian = [except('cuti', '2026-11-23', '2026-12-31')]
	const waktu = [slot('anak', '20:00', '02:00', 'Senin'), slot('anak', '20:00', '24:00', 'Selasa')]
	const text = calendarOf({ waktu, pengecualian })
	expect(shownIn(text)).toEqual(['2026-11-16T20:00 02:00', '2026-11-17T20:00 00:00'])
	expect(eventsIn(text).map(({ end }) => end?.toISOString())).toEqual([
		...['2026-11-16T19:00:00.000Z', '2026-11-17T17:00:00.000Z'],
	])
	expect(shownIn(calendarOf({ waktu: [slot('anak', '99:00', '99:30', 'Senin')] }))).toEqual([])
})

test('the calendar of a clinic has the hours in this clinic alone', () => {
	const waktu = [slot('anak', '08:00', '11:00', 'Senin'), slot('gizi', '13:00', '15:00', 'Senin')]
	const shown = shownIn(calendarOf({ waktu }, { poliKlinikId: 'gizi' }))
	expect(new Set(shown.map((each) => each.slice(11)))).toEqual(new Set(['13:00 15:00']))
})

test('an event says who, where and what page, and nothing of the reason for leave', () => {
	const keterangan = [
		{ keterangan: 'Bawa buku KIA', expiredStatus: 0 as const },
		{ keterangan: 'Lama', expiredStatus: 1 as const },
	]
	const text = calendarOf({
		waktu: [slot('anak', '08:00', '11:00', 'Senin')],
		keterangan,
		pengecualian: [except('cuti', '2026-11-23')],
	})
	const [event] = eventsIn(text)
	expect(event).toMatchObject({
		summary: 'Praktik dr. Ani, Sp.A – Poli Anak',
		location: 'Poli Anak, RS Melati, Jl. Melati 1, Bogor',
		description: expect.stringMatching(/^Dokter anak; konsultan\nBawa buku KIA\nJadwal bisa berubah/),
		url: 'https://rs.example/dokter/dr-ani',
		transparency: 'TRANSPARENT',
	})
	expect(event?.start).toMatchObject({ tz: 'Asia/Jakarta' })
	expect(text).not.toMatch(/Rahasia|Lama/)
})

test('the text is the same all day, ids stay, and the stamps are those of the last change', () => {
	const waktu = [slot('anak', '08:00', '11:00', 'Senin'), slot('anak', '08:00', '11:00', 'Senin')]
	const changed = Date.parse('2026-11-16T10:00:00+07:00')
	const [first, second] = eventsIn(calendarOf({ waktu }, { changed }))
	expect(second).toBeUndefined()
	expect([first?.dtstamp, first?.lastmodified].map((time) => Number(time))).toEqual([changed, changed])
	const [tomorrow] = eventsIn(calendarOf({ waktu }, { changed, hariIni: '2026-11-17' }))
	expect(tomorrow?.uid).toBe(first?.uid)
	expect(tomorrow?.dtstamp?.toISOString()).toBe('2026-11-16T17:00:00.000Z')
	expect(eventsIn(calendarOf({ waktu }))[0]?.lastmodified).toBeUndefined()
	expect(calendarOf({ waktu })).toBe(calendarOf({ waktu }))
})
