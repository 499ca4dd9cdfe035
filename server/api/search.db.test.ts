import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SearchTable } from '../../database/search/search-table.ts'
import { openTestApi, type TestApi } from '../../tests/support/test-api.ts'
import { insertRows } from '../../tests/support/test-rows.ts'

let api: TestApi
beforeAll(async () => {
	api = await openTestApi()
	await insertRows(api.db, 'kategoriArtikel', [{}])
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
	'Café Sehat',
	'CAFE LAMA',
	'Diskon 50% Besar',
	'Diskon 500 Besar',
	'kode_unik',
	'kodeXunik',
	"dr. O'Hara, Sp.A",
	'Kata "Kutip" Ganda',
	'Folder\\Isi',
	'Ångström 肝臓科',
	'Zz',
]

const terms: [what: string, term: string, found: string[]][] = [
	['small letters', 'sehat', ['Café Sehat']],
	['capital letters', 'DISKON', ['Diskon 50% Besar', 'Diskon 500 Besar']],
	['no accent for a stored one', 'cafe', ['Café Sehat', 'CAFE LAMA']],
	['an accent for a stored plain letter', 'çàfé', ['Café Sehat', 'CAFE LAMA']],
	['an accent as a character of its own', 'cafe\u0301', ['Café Sehat', 'CAFE LAMA']],
	['a part in the middle of a word', 'ngstr', ['Ångström 肝臓科']],
	['two words', 'cafe l', ['CAFE LAMA']],
	['blanks around and between', '  50%   besar ', ['Diskon 50% Besar']],
	['words of different rows', 'sehat lama', ['Café Sehat', 'CAFE LAMA']],
	['a percent sign', '0% ', ['Diskon 50% Besar']],
	['a percent sign alone', '%', ['Diskon 50% Besar']],
	['an underscore', 'kode_u', ['kode_unik']],
	['an underscore alone', '_', ['kode_unik']],
	['a backslash', 'er\\is', ['Folder\\Isi']],
	['a backslash alone', '\\', ['Folder\\Isi']],
	['an apostrophe', "o'hara", ["dr. O'Hara, Sp.A"]],
	['double quotes', '"kutip"', ['Kata "Kutip" Ganda']],
	['a double quote alone', '"', ['Kata "Kutip" Ganda']],
	['words of another search language', 'sehat OR lama', []],
	['a star', 'seh*', []],
	['a column name', 'cari:sehat', ['Café Sehat']],
	['one letter', 'z', ['Zz']],
	['two letters', 'zz', ['Zz']],
	['two letters with an accent', 'ńĢ', ['Ångström 肝臓科']],
	['one letter of another script', '肝', ['Ångström 肝臓科']],
	['three letters of another script', '肝臓科', ['Ångström 肝臓科']],
	['something that is nowhere', 'xyzzy', []],
	['nothing but blanks', '   ', names],
	['nothing', '', names],
]

describe.each(searches)('$call', ({ call, parameter }) => {
	test.each(terms)('%s: %s', async (_, term, found) => {
		const { status, body } = await api.request(call, { query: { [parameter]: term } })
		expect(status).toBe(200)
		const rows = body.data.map((row) => ('judul' in row ? row.judul : row.nama))
		expect(rows.sort()).toEqual([...found].sort())
		expect(body.pagination.totalData).toBe(found.length)
	})

	test('a term of more than 200 characters is a 400 that names the parameter', async () => {
		const { status, body } = await api.request(call, { query: { [parameter]: 'a'.repeat(201) } })
		expect(status).toBe(400)
		expect(body.error?.fields).toHaveProperty(parameter)
	})
})

const paged = searches.filter(({ call }) => call !== 'listShopItem')

test.each(paged)('$call: a search has pages like the whole list', async ({ call, parameter }) => {
	const { body } = await api.request(call, { query: { [parameter]: 'cafe', page: 2, limit: 1 } })
	expect(body.data).toHaveLength(1)
	expect(body.pagination).toEqual({ page: 2, limit: 1, totalPage: 2, totalData: 2 })
})
