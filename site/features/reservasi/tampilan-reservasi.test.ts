import { expect, test } from 'vitest'
import { statusReservasi } from '../../../contract/reservasi/status-reservasi.ts'
import { epochWib } from '../../../contract/tanggal/tanggal.ts'
import { keadaanOf, showsPart, tampilanReservasi } from './tampilan-reservasi.ts'

const today = '2026-11-18'
const now = epochWib(today, '10:00')

test.each(statusReservasi)('a visit today or later that is %s keeps its status', (status) => {
	for (const tanggalVisit of [today, '2026-11-19']) expect(keadaanOf({ status, tanggalVisit }, now)).toBe(status)
})

test('a past visit that nobody recorded has passed; one that began is over; any other keeps its status', () => {
	const past = statusReservasi.map((status) => keadaanOf({ status, tanggalVisit: '2026-11-17' }, now))
	expect(past).toEqual(['lewat', 'lewat', 'lewat', 'selesai', 'selesai', 'batal', 'tidak-hadir'])
})

test('a place is held for one on the waiting list until the offer ends, to the millisecond', () => {
	const tawaran = (ditawarkanSampai: number | null) =>
		keadaanOf({ status: 'menunggu', tanggalVisit: today, tunggu: { ditawarkanSampai } }, now)
	expect([tawaran(null), tawaran(now + 1), tawaran(now)]).toEqual(['menunggu', 'ditawari', 'tawaran-lewat'])
})

test('one who waits for a day that staff have closed reads that, whatever was offered', () => {
	for (const ditawarkanSampai of [null, now + 1, now])
		expect(
			keadaanOf({ status: 'menunggu', tanggalVisit: today, tunggu: { ditawarkanSampai, isTutup: true } }, now),
		).toBe('tunggu-tutup')
})

test('a reservation that leads to no visit has nothing to show at the desk, and can be made again', () => {
	for (const keadaan of ['batal', 'tidak-hadir', 'lewat', 'selesai'] as const)
		expect(tampilanReservasi[keadaan].shows, keadaan).toEqual(['pesanLagi'])
	for (const keadaan of ['baru', 'dikonfirmasi', 'hadir'] as const) {
		expect(showsPart(keadaan, 'kode'), keadaan).toBe(true)
		expect(showsPart(keadaan, 'pesanLagi'), keadaan).toBe(false)
	}
	expect(showsPart('hadir', 'ubah') || showsPart('hadir', 'batalkan')).toBe(false)
})
