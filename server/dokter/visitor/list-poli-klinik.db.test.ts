import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApi, type TestApi } from '../../../tests/support/test-api.ts'
import { insertRows } from '../../../tests/support/test-rows.ts'

let api: TestApi
beforeAll(async () => {
	api = await openTestApi()
	await insertRows(api.db, 'poliKlinik', [{ nama: 'Poli Anak' }, { nama: 'Poli Jantung' }, { nama: 'Poli Gigi' }])
	await insertRows(api.db, 'keluhan', [
		{ kata: 'nyeri dada', poliKlinikId: '2', urutan: 2 },
		{ kata: 'berdebar', poliKlinikId: '2', urutan: 1 },
		{ kata: 'demam', poliKlinikId: '1' },
		{ kata: 'lemas', poliKlinikId: '1', urutan: 0 },
	])
})
afterAll(() => api.dispose())

const keluhanOf = async (query = {}) =>
	(await api.request('listPoliKlinik', { query })).body.data.map(({ nama, keluhan }) => [nama, keluhan])

test('every clinic has its complaints in the order of staff, or an example of its specialty', async () => {
	expect(await keluhanOf()).toEqual([
		['Poli Anak', [{ kata: 'lemas' }, { kata: 'demam' }]],
		['Poli Gigi', [{ kata: 'gigi berlubang' }]],
		['Poli Jantung', [{ kata: 'berdebar' }, { kata: 'nyeri dada' }]],
	])
})

test('a page and a search have complaints too', async () => {
	expect(await keluhanOf({ page: 2, limit: 1 })).toEqual([['Poli Gigi', [{ kata: 'gigi berlubang' }]]])
	expect((await keluhanOf({ searchByNama: 'jantung' })).map(([nama]) => nama)).toEqual(['Poli Jantung'])
})

test('the example is of the specialty that staff chose, or of the doctors; an unknown one has none', async () => {
	const { db } = api
	await insertRows(db, 'poliKlinik', [
		{ id: 'pilihan', nama: 'Klinik Cendana', spesialisasi: '["tidak-ada","mata"]' },
		{ id: 'gelar', nama: 'Klinik Delima', spesialisasi: '[]' },
		{ id: 'lain', nama: 'Klinik Eboni', spesialisasi: '[]' },
	])
	await insertRows(db, 'dokter', [
		{ id: 'd1', nama: 'dr. Ayu, Sp.KK', tampil: 1 },
		{ id: 'd2', nama: 'dr. Bayu, Sp.JP', tampil: 0 },
	])
	await insertRows(db, 'dokterPoliKlinik', [
		{ dokterId: 'd1', poliKlinikId: 'gelar' },
		{ dokterId: 'd2', poliKlinikId: 'lain' },
	])
	expect((await keluhanOf()).filter(([nama]) => String(nama).startsWith('Klinik'))).toEqual([
		['Klinik Cendana', [{ kata: 'mata merah' }]],
		['Klinik Delima', [{ kata: 'gatal' }]],
		['Klinik Eboni', []],
	])
})

test('deleting a clinic deletes its complaints', async () => {
	await api.db.deleteFrom('poliKlinik').where('id', '=', '2').execute()
	expect(await api.db.selectFrom('keluhan').select('kata').orderBy('kata').execute()).toEqual([
		{ kata: 'demam' },
		{ kata: 'lemas' },
	])
})
