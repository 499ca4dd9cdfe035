import { expect, test } from 'vitest'
import { putDokter, putJadwal, putPoliKlinik } from '../../../contract/integrasi/calls.ts'
import { fitText } from './insert-booking.ts'
import { prepareKiriman } from './prepare-kiriman.ts'
import type { IsiKhanza } from './read-khanza.ts'

const baris = (more: Partial<IsiKhanza['jadwal'][number]> = {}): IsiKhanza['jadwal'][number] => ({
	dokter: 'D1',
	hari: 'SENIN',
	jamMulai: '08:00:00',
	jamSelesai: '12:00:00',
	poliKlinik: 'ANA',
	kuota: 20,
	...more,
})

const isi = (more: Partial<IsiKhanza> = {}): IsiKhanza => ({
	poliKlinik: [
		{ kode: '-', nama: '-', aktif: 1 },
		{ kode: 'ANA', nama: ' Poli  Anak ', aktif: 1 },
		{ kode: 'TUA', nama: 'Poli Lama', aktif: 0 },
	],
	dokter: [
		{ kode: 'D1', nama: 'dr. Ani', kodeSpesialis: 'S1', aktif: 1 },
		{ kode: 'D2', nama: 'dr. Budi', kodeSpesialis: '-', aktif: 1 },
		{ kode: 'D3', nama: 'dr. Cici', kodeSpesialis: 'S1', aktif: 0 },
	],
	spesialis: [
		{ kode: '-', nama: '-' },
		{ kode: 'S1', nama: 'Anak' },
	],
	jadwal: [baris()],
	poliKlinikBpjs: [{ kode: 'ana', kodeBpjs: 'ANA' }],
	dokterBpjs: [{ kode: 'D1', kodeBpjs: '12345' }],
	...more,
})

test('clinics, doctors and hours have the form of the contract; inactive ones are left out', () => {
	const { poliKlinik, dokter, jadwal, catatan } = prepareKiriman(isi())
	expect(poliKlinik).toEqual([{ kode: 'ANA', nama: 'Poli Anak', aktif: true, kodeBpjs: 'ANA' }])
	expect(dokter.map(({ kode, spesialis, kodeBpjs }) => [kode, spesialis, kodeBpjs])).toEqual([
		['D1', 'Anak', '12345'],
		['D2', '', undefined],
	])
	expect(jadwal).toEqual([
		{ dokter: 'D1', poliKlinik: 'ANA', hari: 'Senin', jamMulai: '08:00', jamSelesai: '12:00', kuota: 20 },
	])
	expect(catatan).toEqual(['1 poli tidak dikirim, tidak aktif: TUA', '1 dokter tidak dikirim, tidak aktif: D3'])
	for (const [call, data] of [
		[putPoliKlinik, poliKlinik],
		[putDokter, dokter],
		[putJadwal, jadwal],
	] as const)
		expect(call.body.safeParse({ data }).success).toBe(true)
})

test.each([
	['SENIN', 'Senin'],
	['SELASA', 'Selasa'],
	['RABU', 'Rabu'],
	['KAMIS', 'Kamis'],
	['JUMAT', 'Jumat'],
	['SABTU', 'Sabtu'],
	['AKHAD', 'Minggu'],
])('%s is %s', (hari, expected) => {
	expect(prepareKiriman(isi({ jadwal: [baris({ hari })] })).jadwal[0]?.hari).toBe(expected)
})

test.each([
	['08:30:59', '12:00:00', '08:30', '12:00'],
	['20:00:00', '24:00:00', '20:00', '23:59'],
	['20:00:00', '00:00:00', '20:00', '23:59'],
	['00:00:00', '06:00:00', '00:00', '06:00'],
])('%s to %s is %s to %s', (mulai, selesai, jamMulai, jamSelesai) => {
	const { jadwal } = prepareKiriman(isi({ jadwal: [baris({ jamMulai: mulai, jamSelesai: selesai })] }))
	expect(jadwal[0]).toMatchObject({ jamMulai, jamSelesai })
})

test.each([
	[0, null],
	[null, null],
	[-1, null],
	[1000, null],
	[999, 999],
])('a quota of %s is %s', (kuota, expected) => {
	expect(prepareKiriman(isi({ jadwal: [baris({ kuota })] })).jadwal[0]?.kuota).toBe(expected)
})

test.each<[Partial<IsiKhanza['jadwal'][number]>, string]>([
	[{ jamSelesai: null }, 'jam selesai kosong: D2 SENIN 08:00:00'],
	[{ jamMulai: null }, 'jam mulai kosong: D2 SENIN ?'],
	[{ jamMulai: '00:00:00', jamSelesai: '00:00:00' }, 'jam kosong: D2 SENIN 00:00:00'],
	[{ jamMulai: '24:00:00' }, 'jam tidak mungkin: D2 SENIN 24:00:00'],
	[{ jamSelesai: '07:00:00' }, 'jam selesai tidak sesudah jam mulai: D2 SENIN 08:00:00'],
	[{ poliKlinik: null }, 'poli kosong: D2 SENIN 08:00:00'],
	[{ poliKlinik: '-' }, 'poli kosong: D2 SENIN 08:00:00'],
	[{ poliKlinik: 'XXX' }, 'poli tidak dikenal: D2 SENIN 08:00:00'],
	[{ poliKlinik: 'TUA' }, 'poli tidak aktif: D2 SENIN 08:00:00'],
	[{ dokter: 'D9' }, 'dokter tidak dikenal: D9 SENIN 08:00:00'],
	[{ dokter: 'D3' }, 'dokter tidak aktif: D3 SENIN 08:00:00'],
	[{ hari: '' }, 'hari tidak dikenal: D2 ? 08:00:00'],
	[
		{ dokter: 'd1 ', jamSelesai: '11:00:00' },
		'ganda: jam mulai dokter ini pada hari itu sudah ada: d1  SENIN 08:00:00',
	],
])('a row with %j is left out, and named', (more, words) => {
	const { jadwal, catatan } = prepareKiriman(isi({ jadwal: [baris(), baris({ dokter: 'D2', ...more })] }))
	expect(jadwal).toHaveLength(1)
	expect(catatan.at(-1)).toBe(`1 baris jadwal tidak dikirim, ${words}`)
})

test('when more than half of the hours cannot be used, or a table has nothing usable, nothing is sent', () => {
	const broken = baris({ jamSelesai: null })
	expect(() => prepareKiriman(isi({ jadwal: [baris(), broken, broken, broken] }))).toThrow(
		'3 dari 4 baris jadwal di Khanza tidak dapat dipakai. Tidak ada yang diubah.',
	)
	expect(() => prepareKiriman(isi({ jadwal: [] }))).toThrow('tidak memberikan jadwal yang dapat dipakai')
	expect(() => prepareKiriman(isi({ dokter: [], jadwal: [] }))).toThrow('tidak memberikan dokter')
	expect(() => prepareKiriman(isi({ poliKlinik: [], jadwal: [] }))).toThrow('tidak memberikan poli')
})

test('text is cut to its column, and letters that the column cannot store become question marks', () => {
	expect(fitText('Renée 👩🏽 Łukasz', { panjang: 40, charset: 'latin1' })).toBe('Renée ?? ?ukasz')
	expect(fitText('Renée 👩 €', { panjang: 40, charset: 'utf8mb3' })).toBe('Renée ? €')
	expect(fitText('👩👩👩', { panjang: 2, charset: 'utf8mb4' })).toBe('👩👩')
	expect(fitText('Rene\u0301e', { panjang: 40, charset: 'latin1' })).toBe('Renée')
	expect(fitText('2026-11-18', { panjang: null, charset: null })).toBe('2026-11-18')
})
