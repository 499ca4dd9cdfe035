import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApi, type TestApi } from '../../../tests/support/test-api.ts'
import { insertRows } from '../../../tests/support/test-rows.ts'

let api: TestApi
beforeAll(async () => {
	api = await openTestApi()
	await insertRows(api.db, 'poliKlinik', [{ nama: 'Poli Anak' }, { nama: 'Poli Jantung' }, { nama: 'Poli Gigi' }])
	await insertRows(api.db, 'keluhan', [
		{ kata: 'nyeri dada', poliKlinikId: '2', darurat: 1, urutan: 2 },
		{ kata: 'berdebar', poliKlinikId: '2', urutan: 1 },
		{ kata: 'demam', poliKlinikId: '1' },
		{ kata: 'lemas', poliKlinikId: '1', urutan: 0 },
	])
})
afterAll(() => api.dispose())

const keluhanOf = async (query = {}) =>
	(await api.request('listPoliKlinik', { query })).body.data.map(({ nama, keluhan }) => [nama, keluhan])

test('every clinic has its complaints in the order of staff', async () => {
	expect(await keluhanOf()).toEqual([
		[
			'Poli Anak',
			[
				{ kata: 'lemas', darurat: false },
				{ kata: 'demam', darurat: false },
			],
		],
		['Poli Gigi', []],
		[
			'Poli Jantung',
			[
				{ kata: 'berdebar', darurat: false },
				{ kata: 'nyeri dada', darurat: true },
			],
		],
	])
})

test('a page and a search have complaints too, and a complaint does not match as a name', async () => {
	expect(await keluhanOf({ page: 2, limit: 1 })).toEqual([['Poli Gigi', []]])
	expect((await keluhanOf({ searchByNama: 'jantung' })).map(([nama]) => nama)).toEqual(['Poli Jantung'])
	expect(await keluhanOf({ searchByNama: 'berdebar' })).toEqual([])
})

test('deleting a clinic deletes its complaints', async () => {
	await api.db.deleteFrom('poliKlinik').where('id', '=', '2').execute()
	expect(await api.db.selectFrom('keluhan').select('kata').orderBy('kata').execute()).toEqual([
		{ kata: 'demam' },
		{ kata: 'lemas' },
	])
})
