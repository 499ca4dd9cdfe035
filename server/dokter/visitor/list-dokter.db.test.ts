import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApi, type TestApi, type TestRequest } from '../../../tests/support/test-api.ts'
import { insertRows, SENIN_PAGI } from '../../../tests/support/test-rows.ts'

let api: TestApi
beforeAll(async () => {
	api = await openTestApi()
	await insertRows(api.db, 'poliKlinik', [
		{ id: 'anak', nama: 'Poli Anak', uri: 'poli-anak' },
		{ id: 'gigi', nama: 'Poli Gigi', uri: 'poli-gigi' },
		{ id: 'gizi', nama: 'Poli Gizi', uri: 'poli-gizi' },
	])
	await insertRows(api.db, 'dokter', [
		{ id: 'a', nama: 'dr. Ångel' },
		{ id: 'b', nama: 'dr. budi' },
		{ id: 'c', nama: 'dr. Anaka' },
		{ id: 'd', nama: 'dr. Zaki' },
		{ id: 'e', nama: 'DR. BUDI' },
	])
	await insertRows(api.db, 'dokterPoliKlinik', [
		{ dokterId: 'a', poliKlinikId: 'gizi', urutan: 2 },
		{ dokterId: 'a', poliKlinikId: 'anak', urutan: 1 },
		{ dokterId: 'b', poliKlinikId: 'anak' },
		{ dokterId: 'd', poliKlinikId: 'gigi' },
	])
})
afterAll(() => api.dispose())

async function found(query: TestRequest['query']) {
	const { body } = await api.request('listDokter', { query })
	expect(body.pagination.totalData).toBe(body.data.length)
	return body.data.map((dokter) => dokter.id)
}

test('doctors are sorted by name regardless of case and accents, then by id', async () => {
	expect(await found({})).toEqual(['c', 'a', 'b', 'e', 'd'])
	expect(await found({ sortNama: 'asc' })).toEqual(['c', 'a', 'b', 'e', 'd'])
	expect(await found({ sortNama: 'desc' })).toEqual(['d', 'e', 'b', 'a', 'c'])
})

test('a sort other than asc or desc is a 400 that names the parameter', async () => {
	const { status, body } = await api.request('listDokter', { query: { sortNama: 'up' } })
	expect(status).toBe(400)
	expect(body.error?.fields).toHaveProperty('sortNama')
})

test('by the next practice: a chosen day and time leave the others out, page by page', async () => {
	api.clock.now = SENIN_PAGI
	await insertRows(api.db, 'jadwalWaktu', [
		{ dokterId: 'a', poliKlinikId: 'anak', hari: '["Senin"]', jamMulai: '18:00', jamSelesai: '20:00' },
		{ dokterId: 'b', poliKlinikId: 'anak', hari: '["Senin","Selasa"]', jamMulai: '07:00', jamSelesai: '09:00' },
		{ dokterId: 'd', poliKlinikId: 'gigi', hari: '["Senin"]', jamMulai: '08:00', jamSelesai: '12:00' },
	])
	await insertRows(api.db, 'jadwalPengecualian', [
		{ dokterId: 'd', jenis: 'cuti', mulai: '2026-11-16', selesai: '2026-11-16' },
	])
	expect(await found({ sortPraktik: 'true' })).toEqual(['a', 'b', 'd', 'c', 'e'])
	expect(await found({ filterHari: 'Senin' })).toEqual(['a'])
	expect(await found({ filterHari: 'Selasa', filterWaktu: 'pagi' })).toEqual(['b'])
	expect(await found({ filterWaktu: 'malam', searchByPoliKlinikUri: 'poli-gigi' })).toEqual([])
	const { body } = await api.request('listDokter', { query: { sortPraktik: 'true', limit: 2, page: 2 } })
	expect(body.data.map(({ id }) => id)).toEqual(['d', 'c'])
	expect(body.pagination).toMatchObject({ totalPage: 3, totalData: 5 })
	expect((await api.request('listDokter', { query: { filterHari: 'Lusa' } })).status).toBe(400)
})

test('a search by name', async () => {
	expect(await found({ searchByNama: 'anak' })).toEqual(['c'])
})

test('a search by clinic', async () => {
	expect(await found({ searchByPoliKlinik: 'anak' })).toEqual(['a', 'b'])
	expect(await found({ searchByPoliKlinik: 'gi' })).toEqual(['a', 'd'])
	expect(await found({ searchByPoliKlinik: 'poli' })).toEqual(['a', 'b', 'd'])
})

test('a search by name or clinic: either may match', async () => {
	expect(await found({ searchByNama: 'anak', searchByPoliKlinik: 'anak' })).toEqual(['c', 'a', 'b'])
	expect(await found({ searchByNama: 'zaki', searchByPoliKlinik: 'nowhere' })).toEqual(['d'])
	expect(await found({ searchByNama: 'nobody', searchByPoliKlinik: 'gigi' })).toEqual(['d'])
	expect(await found({ searchByNama: '', searchByPoliKlinik: 'gigi' })).toEqual(['d'])
})

test('a filter by the whole uri of a clinic', async () => {
	expect(await found({ searchByPoliKlinikUri: 'poli-anak' })).toEqual(['a', 'b'])
	expect(await found({ searchByPoliKlinikUri: 'poli-anak', sortNama: 'desc' })).toEqual(['b', 'a'])
	expect(await found({ searchByPoliKlinikUri: 'anak' })).toEqual([])
	expect(await found({ searchByPoliKlinikUri: 'poli-anak', searchByNama: 'budi' })).toEqual(['b'])
})

test('a doctor is listed once, with clinics in the order of staff', async () => {
	const { body } = await api.request('listDokter', { query: { searchByPoliKlinik: 'poli', searchByNama: 'ang' } })
	const [angel] = body.data.filter((dokter) => dokter.id === 'a')
	expect(body.data.filter((dokter) => dokter.id === 'a')).toHaveLength(1)
	expect(angel?.poliKlinik).toEqual([
		{ id: 'anak', nama: 'Poli Anak', uri: 'poli-anak' },
		{ id: 'gizi', nama: 'Poli Gizi', uri: 'poli-gizi' },
	])
})

test('a large clinic is listed like any other', async () => {
	await insertRows(api.db, 'poliKlinik', [{ id: 'umum', nama: 'Poli Umum', uri: 'poli-umum' }])
	const ids = Array.from({ length: 150 }, (_, place) => `umum-${String(place).padStart(3, '0')}`)
	await insertRows(
		api.db,
		'dokter',
		ids.map((id) => ({ id, nama: `dr. ${id}` })),
	)
	await insertRows(
		api.db,
		'dokterPoliKlinik',
		ids.map((dokterId) => ({ dokterId, poliKlinikId: 'umum' })),
	)
	const query = { searchByPoliKlinikUri: 'poli-umum', limit: 100 }
	const pages = [1, 2].map((page) => api.request('listDokter', { query: { ...query, page } }))
	const [first, second] = await Promise.all(pages)
	expect([first, second].flatMap((page) => page?.body.data.map((dokter) => dokter.id))).toEqual(ids)
	expect(first?.body.pagination).toEqual({ page: 1, limit: 100, totalPage: 2, totalData: 150 })
	expect(await found({ ...query, searchByNama: 'umum-07' })).toHaveLength(10)
})
