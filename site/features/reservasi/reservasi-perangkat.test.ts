import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Reservasi } from '../../../contract/reservasi/reservasi.ts'
import {
	forgetAllReservasi,
	forgetReservasi,
	RESERVASI_PERANGKAT_KEY,
	readReservasiPerangkat,
	rememberReservasi,
	updateReservasiPerangkat,
} from './reservasi-perangkat.ts'

const stored = new Map<string, string>()

beforeEach(() => {
	stored.clear()
	vi.useFakeTimers({ now: Date.parse('2026-11-16T05:00:00Z') })
	vi.stubGlobal('window', {
		localStorage: {
			getItem: (key: string) => stored.get(key) ?? null,
			setItem: (key: string, value: string) => stored.set(key, value),
			removeItem: (key: string) => stored.delete(key),
		},
	})
})
afterEach(() => {
	vi.unstubAllGlobals()
	vi.useRealTimers()
})

const item = (nama: string, persiapan: string) => ({
	id: nama,
	shopItem: { uri: null, nama, mediaContent: null, persiapan },
	harga: 100_000,
	pasien: { nama: 'Siti Rahma' },
})

const reservasi = (set: Partial<Reservasi> = {}): Reservasi => ({
	kode: 'K7MPQ-X3WVT-9HBCD',
	atasNama: 'Siti Rahma',
	noTelp: '0812-3456-7890',
	tanggalVisit: '2026-11-20',
	status: 'baru',
	createdAt: 0,
	total: 200_000,
	reservasiItem: [item('Tes HIV', 'Bawalah KTP.\nBerpuasalah 10 jam.'), item('Tes Gula', 'Berpuasalah 10 jam.')],
	...set,
})

const codes = () => readReservasiPerangkat().map(({ kode }) => kode)

test('code, day and notes are stored, and no name, number or package', () => {
	rememberReservasi(reservasi())
	expect(JSON.parse(stored.get(RESERVASI_PERANGKAT_KEY) ?? '')).toEqual([
		{
			kode: 'K7MPQ-X3WVT-9HBCD',
			tanggalVisit: '2026-11-20',
			persiapan: ['Bawalah KTP.', 'Berpuasalah 10 jam.'],
		},
	])
})

test.each(['batal', 'selesai', 'tidak-hadir'] as const)('one that is %s is forgotten', (status) => {
	rememberReservasi(reservasi())
	rememberReservasi(reservasi({ kode: 'LAIN' }))
	rememberReservasi(reservasi({ status }))
	expect(codes()).toEqual(['LAIN'])
})

test.each(['baru', 'dikonfirmasi', 'hadir'] as const)(
	'one that is %s is stored once, with its present day',
	(status) => {
		rememberReservasi(reservasi())
		rememberReservasi(reservasi({ status, tanggalVisit: '2026-11-21' }))
		expect(readReservasiPerangkat()).toMatchObject([{ tanggalVisit: '2026-11-21' }])
	},
)

test('days that have passed are forgotten, and the last twenty are kept', () => {
	rememberReservasi(reservasi({ kode: 'hari-ini', tanggalVisit: '2026-11-16' }))
	rememberReservasi(reservasi({ kode: 'besok', tanggalVisit: '2026-11-17' }))
	vi.setSystemTime(Date.parse('2026-11-16T17:00:00Z'))
	expect(codes(), 'midnight in WIB').toEqual(['besok'])
	expect(stored.get(RESERVASI_PERANGKAT_KEY), 'reading removes them').not.toContain('hari-ini')
	for (let place = 1; place <= 20; place += 1) rememberReservasi(reservasi({ kode: `nomor-${place}` }))
	expect(codes()).toHaveLength(20)
	expect(codes()).not.toContain('besok')
})

test('a list of present reservations updates the stored ones and adds none', () => {
	rememberReservasi(reservasi())
	rememberReservasi(reservasi({ kode: 'LAIN' }))
	updateReservasiPerangkat([reservasi({ status: 'batal' }), reservasi({ kode: 'BARU' })])
	expect(codes()).toEqual(['LAIN'])
})

test('one or all can be forgotten, and nothing stays in the storage', () => {
	rememberReservasi(reservasi())
	rememberReservasi(reservasi({ kode: 'LAIN' }))
	forgetReservasi('LAIN')
	expect(codes()).toEqual(['K7MPQ-X3WVT-9HBCD'])
	forgetAllReservasi()
	expect(stored.size).toBe(0)
})

test.each(['{', '{}', 'null', '3', '[null]', '[{"kode":"A","tanggalVisit":"2026-11-16"}]'])(
	'what has another shape counts as nothing: %s',
	(text) => {
		stored.set(RESERVASI_PERANGKAT_KEY, text)
		expect(readReservasiPerangkat()).toEqual([])
		rememberReservasi(reservasi())
		expect(codes()).toEqual(['K7MPQ-X3WVT-9HBCD'])
	},
)

test('a day that is none, or notes that are none, are left out', () => {
	rememberReservasi(reservasi())
	const [one] = JSON.parse(stored.get(RESERVASI_PERANGKAT_KEY) ?? '')
	const others = [
		{ ...one, tanggalVisit: 'besok' },
		{ ...one, persiapan: null },
		{ ...one, jamDatang: 7 },
	]
	stored.set(RESERVASI_PERANGKAT_KEY, JSON.stringify([...others, one]))
	expect(readReservasiPerangkat()).toEqual([one])
})
