import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApi, type TestApi } from '../../../tests/support/test-api.ts'
import { insertRows } from '../../../tests/support/test-rows.ts'

let api: TestApi
beforeAll(async () => {
	api = await openTestApi()
	await insertRows(api.db, 'poliKlinik', [
		{ id: 'anak', nama: 'Poli Anak', uri: 'poli-anak', jadwalSaja: 0 },
		{ id: 'gizi', nama: 'Poli Gizi', uri: 'poli-gizi', jadwalSaja: 1 },
	])
	await insertRows(api.db, 'dokter', [
		{ id: 'a', nama: 'dr. Ani', uri: 'dr-ani', pendidikan: 'Jember, 2008\n\n  Airlangga, 2014\n', bahasa: ' ' },
	])
	await insertRows(api.db, 'dokter', [{ id: 'b', nama: 'dr. Budi', uri: 'dr-budi', jadwalSaja: 1 }])
	await insertRows(api.db, 'dokter', [{ id: 'c', nama: 'dr. Citra', uri: 'dr-citra', tampil: 0 }])
	await insertRows(api.db, 'dokterPoliKlinik', [
		{ dokterId: 'a', poliKlinikId: 'anak' },
		{ dokterId: 'a', poliKlinikId: 'gizi', urutan: 2 },
		{ dokterId: 'b', poliKlinikId: 'anak' },
	])
	await insertRows(api.db, 'kategoriArtikel', [{}])
	await insertRows(api.db, 'artikel', [
		{ uri: 'lama', peninjau: 'dr. Ani', status: 'terbit', createdAt: 1, ditinjauPada: '2026-01-05' },
		{ uri: 'baru', peninjau: 'dr. Ani', status: 'terbit', createdAt: 2 },
		{ uri: 'konsep', peninjau: 'dr. Ani', status: 'konsep', createdAt: 3 },
		{ uri: 'lain', peninjau: 'dr. Budi', status: 'terbit', createdAt: 4 },
	])
})
afterAll(() => api.dispose())

const read = async (uri: string) => (await api.request('getDokterByUri', { params: { uri } })).body.data

test('a doctor has the profile that staff wrote, line by line, and the published articles that they reviewed', async () => {
	const dokter = await read('dr-ani')
	expect(dokter).toMatchObject({ id: 'a', uri: 'dr-ani', pendidikan: ['Jember, 2008', 'Airlangga, 2014'] })
	expect(dokter).not.toHaveProperty('bahasa')
	expect(dokter.artikel).toEqual([
		{ uri: 'baru', judul: 'Artikel' },
		{ uri: 'lama', judul: 'Artikel', ditinjauPada: '2026-01-05' },
	])
})

test('the site offers no registration in a clinic, or with a doctor, that staff have set so', async () => {
	expect((await read('dr-ani')).jadwal.jadwalSaja).toEqual(['gizi'])
	expect((await read('dr-budi')).jadwal.jadwalSaja).toEqual(['anak'])
})

test.each(['dr-citra', 'tidak-ada'])('a doctor who is hidden or unknown is 404: %s', async (uri) => {
	expect((await api.request('getDokterByUri', { params: { uri } })).status).toBe(404)
})
