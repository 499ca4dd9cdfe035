import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertRows } from '../../../tests/test-rows.ts'
import { openTestApi, type TestApi } from '../test-api.ts'

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

test('the slots of this doctor in the order that staff gave', async () => {
	expect((await jadwal()).waktu).toEqual([
		{ poliKlinikId: '2', hari: ['Senin'], keteranganWaktu: 'Pagi', jamMulai: '08:00', jamSelesai: '12:00' },
		{ poliKlinikId: '1', hari: ['Rabu', 'Kamis'], keteranganWaktu: 'Sore', jamMulai: '16:00', jamSelesai: '20:00' },
	])
})

test.each([
	['2026-11-16T00:00:00+07:00', 0],
	['2026-11-16T23:59:59.999+07:00', 0],
	['2026-11-17T00:00:00+07:00', 1],
])('at %s a note that holds until 16 November has the expired status %i', async (moment, expiredStatus) => {
	api.clock.now = Date.parse(moment)
	expect((await jadwal()).keterangan).toEqual([
		{ keterangan: 'Dengan perjanjian', expiredStatus: 0 },
		{ keterangan: 'Cuti sampai Senin', expiredStatus },
	])
})
