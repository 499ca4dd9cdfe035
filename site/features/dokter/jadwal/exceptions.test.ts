import { array, assert, boolean, constantFrom, integer, option, property, record, subarray } from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { JadwalPengecualian, JadwalWaktu } from '../../../../contract/dokter/dokter.ts'
import { nextPractice } from '../../../../contract/dokter/next-practice.ts'
import type { Jadwal } from '../../../../contract/dokter/takes-place.ts'
import { namaHari } from '../../../../contract/tanggal/hari.ts'
import { hariDari, tambahHari, tanggalWib } from '../../../../contract/tanggal/tanggal.ts'
import { bookableDates } from './bookable-dates.ts'
import { describePengecualian, notOver } from './pengumuman.tsx'
import { practisingFirst, praktikOf } from './practising-first.ts'
import { describePraktik } from './praktik.tsx'

/** A Monday. */
const SENIN = '2026-11-16'
const NOW = Date.parse(`${SENIN}T09:00:00+07:00`)

const slot: JadwalWaktu = {
	poliKlinikId: 'anak',
	hari: ['Senin', 'Kamis'],
	keteranganWaktu: 'Pagi',
	jamMulai: '08:00',
	jamSelesai: '11:00',
}
const except = (jenis: JadwalPengecualian['jenis'], mulai: string, more: Partial<JadwalPengecualian> = {}) => ({
	jenis,
	mulai,
	selesai: mulai,
	poliKlinikId: null,
	jamMulai: null,
	jamSelesai: null,
	alasan: '',
	...more,
})
const nobody = { id: '1', nama: '', foto: null, spesialis: '', poliKlinik: [] }
const ganti = except('ganti', '2026-11-19', { poliKlinikId: 'anak', jamMulai: '13:00', jamSelesai: '15:00' })
const jadwalWith = (...pengecualian: JadwalPengecualian[]) => ({ waktu: [slot], keterangan: [], pengecualian })

const labelOf = (jadwal: Jadwal, sekarang: string) => {
	const { kapan, jam } = describePraktik(jadwal, nextPractice(jadwal, sekarang), sekarang)
	return [kapan, ...jam].join(', ')
}

describe('bookable dates', () => {
	const all = ['2026-11-16', '2026-11-19', '2026-11-23', '2026-11-26', '2026-11-30']

	test.each<[string, JadwalPengecualian[], string[]]>([
		['without exceptions', [], all],
		[
			'leave includes its first and its last day',
			[except('cuti', '2026-11-19', { selesai: '2026-11-26' })],
			['2026-11-16', '2026-11-30'],
		],
		['leave in another clinic does not matter', [except('cuti', '2026-11-16', { poliKlinikId: 'mata' })], all],
		['a closed clinic', [except('tutup', '2026-11-16', { poliKlinikId: 'anak' })], all.slice(1)],
		['a holiday of all', [except('tutup', '2026-11-30')], all.slice(0, -1)],
		['a day with other hours is another slot’s', [ganti], all.filter((day) => day !== '2026-11-19')],
	])('%s', (_, pengecualian, dates) => expect(bookableDates(slot, pengecualian, NOW)).toEqual(dates))

	test('replacement hours are bookable on their day, also during leave, but not in a closed clinic', () => {
		const cuti = except('cuti', SENIN, { selesai: '2026-11-30' })
		const [, single] = praktikOf(jadwalWith(cuti, ganti), SENIN)
		expect(single).toMatchObject({ tanggal: '2026-11-19', jamMulai: '13:00', hari: ['Kamis'] })
		expect(single && bookableDates(single, [cuti, ganti], NOW)).toEqual(['2026-11-19'])
		expect(bookableDates(slot, [cuti, ganti], NOW)).toEqual([])

		const tutup = except('tutup', '2026-11-19')
		expect(single && bookableDates(single, [ganti, tutup], NOW)).toEqual([])
		expect(praktikOf(jadwalWith(ganti, tutup), SENIN)).toEqual([slot])
		expect(praktikOf(jadwalWith(ganti), '2026-11-20')).toEqual([slot])
	})

	test('with random exceptions, a day is bookable exactly when no exception applies to it', () => {
		const anyException = record({
			jenis: constantFrom('cuti' as const, 'tutup' as const, 'ganti' as const),
			ahead: integer({ min: -20, max: 20 }),
			length: integer({ min: 0, max: 20 }),
			poliKlinikId: option(constantFrom('anak', 'mata')),
		})
		assert(
			property(
				subarray([...namaHari]),
				array(anyException, { maxLength: 6 }),
				integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2050, 0, 1) }),
				boolean(),
				(hari, given, now, isMata) => {
					const today = tanggalWib(now)
					const poliKlinikId = isMata ? 'mata' : 'anak'
					const list = given.map(({ ahead, length, ...each }) => {
						const mulai = tambahHari(today, ahead)
						return except(each.jenis, mulai, { ...each, selesai: tambahHari(mulai, length) })
					})
					const away = new Set(
						given
							.filter((each) => each.poliKlinikId === null || each.poliKlinikId === poliKlinikId)
							.flatMap(({ ahead, length }) => Array.from({ length: length + 1 }, (_, step) => ahead + step)),
					)
					const left = Array.from({ length: 15 }, (_, ahead) => ahead).filter((ahead) => !away.has(ahead))
					const days = left.map((ahead) => tambahHari(today, ahead)).filter((day) => hari.includes(hariDari(day)))
					const untilMidnight = { jamMulai: '08:00', jamSelesai: '00:00' }
					expect(bookableDates({ hari, poliKlinikId, ...untilMidnight }, list, now)).toEqual(days)
				},
			),
		)
	})
})

test.each<[string, JadwalPengecualian[], string | null, string]>([
	['today', [], SENIN, 'Praktik hari ini, 08.00–11.00 WIB'],
	['leave today', [except('cuti', SENIN)], '2026-11-19', 'Praktik Kamis, 08.00–11.00 WIB'],
	[
		'other hours tomorrow, leave today',
		[except('cuti', SENIN), { ...ganti, mulai: '2026-11-17', selesai: '2026-11-17' }],
		'2026-11-17',
		'Praktik besok, 13.00–15.00 WIB',
	],
	[
		'a week of leave',
		[except('cuti', SENIN, { selesai: '2026-11-22' })],
		'2026-11-23',
		'Praktik Senin 23/11, 08.00–11.00 WIB',
	],
	['a month of leave', [except('cuti', SENIN, { selesai: '2026-12-16' })], null, 'Sedang tidak praktik'],
])('the next practice: %s', (_, pengecualian, tanggal, label) => {
	expect(nextPractice(jadwalWith(...pengecualian), SENIN)?.tanggal ?? null).toBe(tanggal)
	expect(labelOf(jadwalWith(...pengecualian), SENIN)).toBe(label)
})

describe('a slot of today, 08:00–11:00', () => {
	const today = { ...ganti, mulai: SENIN, selesai: SENIN }

	test.each([
		['10:59', 'Praktik hari ini, 08.00–11.00 WIB', SENIN],
		['11:00', 'Praktik Kamis, 08.00–11.00 WIB', '2026-11-19'],
		['23:59', 'Praktik Kamis, 08.00–11.00 WIB', '2026-11-19'],
	])('at %s WIB the card says %s', (jam, label, first) => {
		const sekarang = `${SENIN}T${jam}`
		expect(labelOf(jadwalWith(), sekarang)).toBe(label)
		expect(bookableDates(slot, [], Date.parse(`${sekarang}:59+07:00`))[0]).toBe(first)
		const [dokter] = practisingFirst([{ ...nobody, jadwal: jadwalWith() }], 'anak', sekarang)
		expect([dokter?.praktik?.tanggal, dokter?.praktik?.slots.map(({ jamMulai }) => jamMulai)]).toEqual([
			first,
			['08:00'],
		])
	})

	test('replacement hours of today are listed until they end', () => {
		const listed = (jam: string) => praktikOf(jadwalWith(today), `${SENIN}T${jam}`).map(({ jamMulai }) => jamMulai)
		expect([listed('14:59'), listed('15:00')]).toEqual([['08:00', '13:00'], ['08:00']])
		expect(labelOf(jadwalWith(today), `${SENIN}T15:00`)).toBe('Praktik Kamis, 08.00–11.00 WIB')
	})

	test('hours that end after midnight are not over in the evening', () => {
		const night = { ...slot, jamMulai: '20:00', jamSelesai: '02:00' }
		expect(bookableDates(night, [], Date.parse(`${SENIN}T23:59:59+07:00`))[0]).toBe(SENIN)
	})
})

test('a doctor without a schedule has no label about a practice', () => {
	expect(labelOf({ waktu: [], pengecualian: [] }, SENIN)).toBe('Lihat jadwal')
})

test('on the page of a clinic, a doctor on leave today is not listed as practising', () => {
	const dokter = (id: string, ...pengecualian: JadwalPengecualian[]) => ({
		id,
		nama: id,
		foto: null,
		spesialis: '',
		poliKlinik: [],
		jadwal: jadwalWith(...pengecualian),
	})
	const today = { ...ganti, mulai: SENIN, selesai: SENIN }
	const sorted = practisingFirst(
		[dokter('cuti', except('cuti', SENIN)), dokter('siang', today), dokter('pagi')],
		'anak',
		SENIN,
	)
	expect(sorted.map(({ id, praktik }) => [id, praktik?.tanggal, praktik?.slots[0]?.jamMulai])).toEqual([
		['pagi', SENIN, '08:00'],
		['siang', SENIN, '13:00'],
		['cuti', '2026-11-19', '08:00'],
	])
})

test.each<[JadwalPengecualian, string | undefined, string]>([
	[
		except('cuti', SENIN, { selesai: '2026-11-20', alasan: 'umrah' }),
		undefined,
		'Tidak praktik 16–20 November 2026: umrah',
	],
	[except('cuti', SENIN, { poliKlinikId: 'anak' }), 'Poli Anak', 'Tidak praktik Senin, 16 November 2026 di Poli Anak'],
	[except('tutup', SENIN), undefined, 'Semua poli tutup Senin, 16 November 2026'],
	[except('tutup', SENIN, { poliKlinikId: 'anak' }), 'Poli Anak', 'Poli Anak tutup Senin, 16 November 2026'],
	[ganti, undefined, 'Kamis, 19 November 2026 praktik pukul 13.00–15.00 WIB'],
])('%j becomes a sentence', (pengecualian, poli, text) => expect(describePengecualian(pengecualian, poli)).toBe(text))

test('an exception that ended yesterday is not shown on a page that stayed open', () => {
	const cuti = except('cuti', SENIN)
	expect([notOver([cuti], SENIN), notOver([cuti], '2026-11-17')]).toEqual([[cuti], []])
})
