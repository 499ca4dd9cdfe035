import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SearchTable } from '../../../database/search/search-table.ts'
import { openTestApi, type TestApi } from '../../../tests/support/test-api.ts'
import { insertRows } from '../../../tests/support/test-rows.ts'

let api: TestApi
beforeAll(async () => {
	api = await openTestApi()
	await insertRows(api.db, 'kategoriArtikel', [{}, { uri: 'kategori-lain' }])
	await insertRows(api.db, 'shopTipe', [{}])
	await insertRows(api.db, 'shopKategori', [{}])
	for (const { table } of searches)
		await insertRows(
			api.db,
			table,
			names.map((name) => ({ [table === 'artikel' ? 'judul' : 'nama']: name })),
		)
})
afterAll(() => api.dispose())

const searches = [
	{ call: 'listPoliKlinik', table: 'poliKlinik', parameter: 'searchByNama' },
	{ call: 'listDokter', table: 'dokter', parameter: 'searchByNama' },
	{ call: 'listLayanan', table: 'layanan', parameter: 'searchByNama' },
	{ call: 'listFasilitas', table: 'fasilitas', parameter: 'searchByNama' },
	{ call: 'listMitra', table: 'mitra', parameter: 'searchByNama' },
	{ call: 'listArtikel', table: 'artikel', parameter: 'searchByJudul' },
	{ call: 'listShopItem', table: 'shopItem', parameter: 'searchByNama' },
] as const satisfies { table: SearchTable; [name: string]: string }[]

const names = [
	'Poli Gigi',
	'Kardiologi',
	'Jantumg Salah Tulis',
	'Jantung Sehat',
	'Demam pada Anak',
	'Anak Sehat',
	'Gizi Seimbang',
	'Paket 50% "Hemat"',
	'Ruang Rawat Inap',
]

const terms: [what: string, term: string, found: string[]][] = [
	['words in another order', 'gigi poli', ['Poli Gigi']],
	['words with others between them', 'demam anak', ['Demam pada Anak']],
	['parts of words in any order', 'inap ruang', ['Ruang Rawat Inap']],
	['a word that nothing has', 'gigi wxyz', []],
	['a letter left out', 'jntung', ['Jantung Sehat']],
	['two letters swapped', 'dmeam', ['Demam pada Anak']],
	['a wrong letter in the middle of a short word', 'denam', ['Demam pada Anak']],
	['a wrong ending', 'kardiologo', ['Kardiologi']],
	['capital letters and accents too', 'JÁNTNUG', ['Jantung Sehat']],
	['a mistake and another order', 'sehat jantng', ['Jantung Sehat']],
	['the nearest first', 'jantunng', ['Jantung Sehat', 'Jantumg Salah Tulis']],
	['a beginning stays a plain find', 'kardiolog', ['Kardiologi']],
	['an exact match hides similar rows', 'jantung', ['Jantung Sehat']],
	['another word of four letters is no mistake', 'gazi', []],
	['a word beside the one that counts', 'dokter kardiologi', ['Kardiologi']],
	['signs of the search languages', '"hemat" 50%', ['Paket 50% "Hemat"']],
	['signs with a mistake', '50% "hemt"', ['Paket 50% "Hemat"']],
]

describe.each(searches)('$call', ({ call, parameter }) => {
	test.each(terms)('%s: %s', async (_, term, found) => {
		const { status, body } = await api.request(call, { query: { [parameter]: term } })
		expect(status).toBe(200)
		expect(body.data.map((row) => ('judul' in row ? row.judul : row.nama))).toEqual(found)
		expect(body.pagination.totalData).toBe(found.length)
	})
})

test('similar rows have pages', async () => {
	const { body } = await api.request('listMitra', { query: { searchByNama: 'jantunng', page: 2, limit: 1 } })
	expect(body.data.map(({ nama }) => nama)).toEqual(['Jantumg Salah Tulis'])
	expect(body.pagination).toEqual({ page: 2, limit: 1, totalPage: 2, totalData: 2 })
})

test('filters apply to similar rows', async () => {
	const inCategory = (uri: string) =>
		api.request('listArtikel', { query: { searchByJudul: 'kardilogi', searchKategoriArtikelUri: uri } })
	expect((await inCategory('kategoriArtikel-1')).body.data).toHaveLength(1)
	expect((await inCategory('kategori-lain')).body.data).toHaveLength(0)
})

test('doctors of a mistyped clinic come after doctors with a similar name, sorted by name', async () => {
	await insertRows(api.db, 'dokterPoliKlinik', [
		{ dokterId: '1', poliKlinikId: '2' },
		{ dokterId: '6', poliKlinikId: '2' },
	])
	const { body } = await api.request('listDokter', {
		query: { searchByNama: 'kardilogi', searchByPoliKlinik: 'kardilogi' },
	})
	expect(body.data.map(({ nama }) => nama)).toEqual(['Kardiologi', 'Anak Sehat', 'Poli Gigi'])
})
