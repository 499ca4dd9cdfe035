import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApi, type TestApi } from '../../tests/support/test-api.ts'
import { insertRows } from '../../tests/support/test-rows.ts'

let api: TestApi
beforeAll(async () => {
	api = await openTestApi()
	await insertRows(api.db, 'poliKlinik', [{}, {}])
	await insertRows(api.db, 'dokter', [{}, {}])
	await insertRows(api.db, 'jadwalWaktu', [
		{ hari: '["Rabu","Kamis"]', keteranganWaktu: 'Sore', jamMulai: '16:00', jamSelesai: '20:00', urutan: 2 },
		{ poliKlinikId: '2', hari: '["Senin"]', urutan: 1 },
		{ dokterId: '2' },
	])
	await insertRows(api.db, 'jadwalKeterangan', [
		{ keterangan: 'Cuti sampai Senin', berlakuSampai: '2026-11-16', urutan: 2 },
		{ keterangan: 'Dengan perjanjian', berlakuSampai: null, urutan: 1 },
	])
})
afterAll(() => api.dispose())

async function jadwal() {
	const { body } = await api.request('getDokter', { params: { id: '1' } })
	return body.data.jadwal
}

test('a doctor has their own slots in the order of staff', async () => {
	expect((await jadwal()).waktu).toEqual([
		{ poliKlinikId: '2', hari: ['Senin'], keteranganWaktu: 'Pagi', jamMulai: '08:00', jamSelesai: '12:00' },
		{ poliKlinikId: '1', hari: ['Rabu', 'Kamis'], keteranganWaktu: 'Sore', jamMulai: '16:00', jamSelesai: '20:00' },
	])
})

test.each([
	['2026-11-16T00:00:00+07:00', 0],
	['2026-11-16T23:59:59.999+07:00', 0],
	['2026-11-17T00:00:00+07:00', 1],
])('at %s a note valid until 16 November has the expiredStatus %i', async (moment, expiredStatus) => {
	api.clock.now = Date.parse(moment)
	expect((await jadwal()).keterangan).toEqual([
		{ keterangan: 'Dengan perjanjian', expiredStatus: 0 },
		{ keterangan: 'Cuti sampai Senin', expiredStatus },
	])
})

describe('exceptions', () => {
	const closed = { dokterId: null, jenis: 'tutup', alasan: 'Renovasi' }
	const of = async (moment: string, id = '1') => {
		api.clock.now = Date.parse(moment)
		const { body } = await api.request('getDokter', { params: { id } })
		return body.data.jadwal.pengecualian
	}
	beforeAll(() =>
		insertRows(api.db, 'jadwalPengecualian', [
			{ mulai: '2026-11-17', selesai: '2026-11-20' },
			{
				mulai: '2026-11-18',
				selesai: '2026-11-18',
				jenis: 'ganti',
				poliKlinikId: '2',
				jamMulai: '13:00',
				jamSelesai: '15:00',
				alasanTampil: 0,
			},
			{ ...closed, mulai: '2026-11-19', selesai: '2026-11-19', poliKlinikId: '2' },
			{ ...closed, mulai: '2026-12-25', selesai: '2026-12-25', poliKlinikId: null, alasan: 'Natal' },
			{ dokterId: '2', mulai: '2026-11-16', selesai: '2026-11-16' },
		]),
	)

	test('a doctor has their own exceptions and those of their clinics, by day, with a public reason only', async () => {
		const none = { jamMulai: null, jamSelesai: null }
		expect(await of('2026-11-16T09:00:00+07:00')).toEqual([
			{ ...none, jenis: 'cuti', poliKlinikId: null, mulai: '2026-11-17', selesai: '2026-11-20', alasan: 'Umrah' },
			{
				jenis: 'ganti',
				poliKlinikId: '2',
				mulai: '2026-11-18',
				selesai: '2026-11-18',
				jamMulai: '13:00',
				jamSelesai: '15:00',
				alasan: '',
			},
			{ ...none, jenis: 'tutup', poliKlinikId: '2', mulai: '2026-11-19', selesai: '2026-11-19', alasan: 'Renovasi' },
		])
		expect((await of('2026-11-16T09:00:00+07:00', '2')).map(({ jenis }) => jenis)).toEqual(['cuti'])
	})

	test.each([
		['2026-11-20T23:59:59.999+07:00', ['2026-11-17']],
		['2026-11-21T00:00:00+07:00', []],
		['2026-11-24T23:59:59.999+07:00', []],
		['2026-11-25T00:00:00+07:00', ['2026-12-25']],
	])('at %s the exceptions that begin on %j are listed', async (moment, days) => {
		expect((await of(moment)).map(({ mulai }) => mulai)).toEqual(days)
	})
})
