import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SearchTable } from '../../database/search/search-table.ts'
import { openTestApi, type TestApi } from '../../tests/support/test-api.ts'
import { insertRows } from '../../tests/support/test-rows.ts'

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
	'Endoskopi',
	'Senam Lansia',
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
	['some of the words', 'gigi wxyz', ['Poli Gigi']],
	['all words before some', 'sehat anak', ['Anak Sehat']],
	['a letter left out', 'jntung', ['Jantung Sehat']],
	['two letters swapped', 'dmeam', ['Demam pada Anak']],
	['a wrong letter in the middle of a short word', 'denam', ['Demam pada Anak']],
	['a wrong ending', 'endoskopo', ['Endoskopi']],
	['capital letters and accents too', 'JÁNTNUG', ['Jantung Sehat']],
	['a mistake and another order', 'sehat jantng', ['Jantung Sehat']],
	['a letter twice', 'jantunng', ['Jantung Sehat']],
	['a beginning stays a plain find', 'endoskop', ['Endoskopi']],
	['an exact match hides similar rows', 'jantung', ['Jantung Sehat']],
	['another word of four letters is no mistake', 'gazi', []],
	['a word beside the one that counts', 'dokter endoskopi', ['Endoskopi']],
	['signs of the search languages', '"hemat" 50%', ['Paket 50% "Hemat"']],
	['signs with a mistake', '50% "hemt"', ['Paket 50% "Hemat"']],
]

// Clinics are found by their specialty too, which other tests show.
describe.each(searches)('$call', ({ call, parameter }) => {
	test.each(terms)('%s: %s', async (_, term, found) => {
		const { status, body } = await api.request(call, { query: { [parameter]: term } })
		expect(status).toBe(200)
		const names = body.data.map((row) => ('judul' in row ? row.judul : row.nama))
		expect(call === 'listPoliKlinik' ? names.slice(0, found.length) : names).toEqual(found)
		expect(body.pagination.totalData).toBe(names.length)
	})
})

test('similar rows have pages', async () => {
	const { body } = await api.request('listMitra', { query: { searchByNama: 'sehta', page: 2, limit: 1 } })
	expect(body.data).toHaveLength(1)
	expect(body.pagination).toEqual({ page: 2, limit: 1, totalPage: 2, totalData: 2 })
})

test('filters apply to similar rows', async () => {
	const inCategory = (uri: string) =>
		api.request('listArtikel', { query: { searchByJudul: 'endosopi', searchKategoriArtikelUri: uri } })
	expect((await inCategory('kategoriArtikel-1')).body.data).toHaveLength(1)
	expect((await inCategory('kategori-lain')).body.data).toHaveLength(0)
})

test('doctors of a mistyped clinic come after doctors with a similar name, sorted by name', async () => {
	await insertRows(api.db, 'dokterPoliKlinik', [
		{ dokterId: '1', poliKlinikId: '2' },
		{ dokterId: '6', poliKlinikId: '2' },
	])
	const { body } = await api.request('listDokter', {
		query: { searchByNama: 'endosopi', searchByPoliKlinik: 'endosopi' },
	})
	expect(body.data.map(({ nama }) => nama)).toEqual(['Endoskopi', 'Anak Sehat', 'Poli Gigi'])
})
