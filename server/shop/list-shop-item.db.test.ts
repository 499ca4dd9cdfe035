import { afterAll, beforeAll, expect, test } from 'vitest'
import { calls } from '../../contract/calls.ts'
import { openTestApi, type TestApi, type TestRequest } from '../../tests/support/test-api.ts'
import { insertRows } from '../../tests/support/test-rows.ts'

let api: TestApi
beforeAll(async () => {
	api = await openTestApi()
	await insertRows(api.db, 'shopTipe', [
		{ id: 't1', uri: 'check-up', nama: 'Check Up', urutan: 2 },
		{ id: 't2', uri: 'vaksin', nama: 'Vaksin', urutan: 1 },
	])
	await insertRows(api.db, 'shopKategori', [
		{ id: 'k1', uri: 'jantung', nama: 'Jantung' },
		{ id: 'k2', uri: 'ibu-anak', nama: 'Ibu & Anak', urutan: 2 },
	])
	await insertRows(api.db, 'shopUsia', [
		{ id: 'u1', uri: 'anak', nama: 'Anak', usiaMin: 0, usiaMax: 17, urutan: 1 },
		{ id: 'u2', uri: 'dewasa', nama: 'Dewasa', usiaMin: 18, usiaMax: 59, urutan: 2 },
	])
	await insertRows(api.db, 'shopItem', [
		{ id: 'a', nama: 'Jantung Pria', tipeId: 't1', kategoriId: 'k1', untukP: 0, urutan: 2 },
		{ id: 'b', nama: 'Jantung Wanita', tipeId: 't1', kategoriId: 'k1', untukL: 0, urutan: 1 },
		{ id: 'c', nama: 'Vaksin Anak', tipeId: 't2', kategoriId: 'k2', harga: 1_250_000, urutan: 3 },
	])
	await insertRows(api.db, 'shopItemUsia', [
		{ shopItemId: 'a', usiaId: 'u2' },
		{ shopItemId: 'b', usiaId: 'u2' },
		{ shopItemId: 'b', usiaId: 'u1' },
		{ shopItemId: 'c', usiaId: 'u1' },
	])
})
afterAll(() => api.dispose())

async function found(query: TestRequest['query']) {
	const { body } = await api.request('listShopItem', { query })
	expect(body.pagination.totalData).toBe(body.data.length)
	return body.data.map((item) => item.id)
}

const all = ['b', 'a', 'c']

test('without filters all packages come in the order of staff', async () => {
	expect(await found({})).toEqual(all)
	expect(await found({ filterTipe: '', filterKategori: ' , ', filterUsia: [] })).toEqual(all)
})

test.each<[string, NonNullable<TestRequest['query']>, string[]]>([
	['one type by uri', { filterTipe: 'vaksin' }, ['c']],
	['one type by id', { filterTipe: 't2' }, ['c']],
	['types comma-separated, uri and id', { filterTipe: 'check-up, t2' }, all],
	['types repeated', { filterTipe: ['t1', 'vaksin'] }, all],
	['repeated and comma-separated', { filterTipe: ['nowhere,t1', 'nothing'] }, ['b', 'a']],
	['one category', { filterKategori: 'ibu-anak' }, ['c']],
	['several categories', { filterKategori: 'jantung,k2' }, all],
	['one age group: a package of several comes once', { filterUsia: 'anak' }, ['b', 'c']],
	['several age groups', { filterUsia: ['anak', 'u2'] }, all],
	['for men', { filterJenisKelamin: 'l' }, ['a', 'c']],
	['for women', { filterJenisKelamin: 'p' }, ['b', 'c']],
	['for either', { filterJenisKelamin: 'l,p' }, all],
	['kinds narrow each other', { filterKategori: 'jantung', filterUsia: 'anak' }, ['b']],
	['kinds and a search', { filterUsia: 'dewasa', filterJenisKelamin: 'l,p', searchByNama: 'pria' }, ['a']],
	['nothing fits all', { filterTipe: 'vaksin', filterKategori: 'jantung' }, []],
	['an unknown type', { filterTipe: 'nowhere' }, []],
	['an unknown category', { filterKategori: 'nowhere' }, []],
	['an unknown age group', { filterUsia: 'nowhere' }, []],
	['an unknown sex', { filterJenisKelamin: 'x' }, []],
	['a known and an unknown sex', { filterJenisKelamin: 'x,p' }, ['b', 'c']],
])('%s: %j', async (_, query, ids) => {
	expect(await found(query)).toEqual(ids)
})

test('another webId gets an empty list', async () => {
	const { webId } = (await api.request('getTemplate')).body
	expect(await found({ webId: webId.data })).toEqual(all)
	expect(await found({ webId: 'another' })).toEqual([])

	const bundle = await api.request('getShop', { query: { webId: 'another' } })
	const nothing = { data: [] }
	expect(bundle.body).toEqual({ shopItem: nothing, tipe: nothing, kategori: nothing, usia: nothing })
	const params = { uri: 'shopItem-a' }
	expect((await api.request('getShopItemByUri', { params, query: { webId: 'another' } })).status).toBe(404)
	expect((await api.request('getShopItemByUri', { params, query: { webId: webId.data } })).status).toBe(200)
})

test('getShop has all packages and all options in order', async () => {
	const bundle = calls.getShop.response.parse((await api.request('getShop')).body)
	const ids = Object.entries(bundle).map(([name, part]) => [name, part.data.map((row) => row.id)])
	expect(Object.fromEntries(ids)).toEqual({
		shopItem: all,
		tipe: ['t2', 't1'],
		kategori: ['k1', 'k2'],
		usia: ['u1', 'u2'],
	})
})

test('packages come in pages, also when they are searched', async () => {
	const page = async (query: Record<string, string>) => {
		const { body } = await api.request('listShopItem', { query })
		return [body.data.length, body.pagination]
	}
	const { totalData } = (await api.request('listShopItem')).body.pagination
	expect(totalData).toBeGreaterThan(2)
	expect(await page({ page: '2', limit: '2' })).toEqual([
		Math.min(2, totalData - 2),
		{ page: 2, limit: 2, totalPage: Math.ceil(totalData / 2), totalData },
	])
	expect(await page({ page: '99' })).toEqual([0, { page: 99, limit: 300, totalPage: 1, totalData }])
	expect(await page({ searchByNama: 'wanita', page: '2', limit: '1' })).toEqual([
		0,
		{ page: 2, limit: 1, totalPage: 1, totalData: 1 },
	])
})

test('a package has its facts as data and as text', async () => {
	const { body } = await api.request('listShopItem', { query: { searchByNama: 'wanita' } })
	const usia = [
		{ id: 'u1', uri: 'anak', nama: 'Anak', usiaMin: 0, usiaMax: 17 },
		{ id: 'u2', uri: 'dewasa', nama: 'Dewasa', usiaMin: 18, usiaMax: 59 },
	]
	expect(body.data).toEqual([
		{
			id: 'b',
			uri: 'shopItem-b',
			nama: 'Jantung Wanita',
			harga: 100_000,
			mediaContent: null,
			ringkasan: '',
			usia,
			tipe: { id: 't1', uri: 'check-up', nama: 'Check Up' },
			kategori: { id: 'k1', uri: 'jantung', nama: 'Jantung' },
			jenisKelamin: ['p'],
			metaFormated: { harga: 'Rp. 100.000', usia: 'Anak, Dewasa', jenisKelamin: 'Perempuan' },
			textContent: '',
			persiapan: '',
		},
	])
	const child = (await api.request('getShopItemByUri', { params: { uri: 'shopItem-c' } })).body.data
	expect(child.metaFormated).toEqual({ harga: 'Rp. 1.250.000', usia: 'Anak', jenisKelamin: 'Laki-Laki, Perempuan' })
})

test('a package tells what is inside and how long it takes, also in a short list', async () => {
	const textContent = '<ul><li>Darah</li><li>Urine</li><li>EKG</li><li>USG</li></ul>'
	await insertRows(api.db, 'shopItem', [
		{ id: 'd', nama: 'Lengkap', tipeId: 't1', kategoriId: 'k1', textContent, lama: '2 jam', terbitPada: 5, urutan: 4 },
	])
	const facts = { isi: { jumlah: 4, pertama: ['Darah', 'Urine', 'EKG'] }, lama: '2 jam', terbitPada: 5 }
	const short = (await api.request('listShopItem', { query: { searchByNama: 'lengkap', bentuk: 'ringkas' } })).body.data
	expect(short).toMatchObject([facts])
	expect(short[0]).not.toHaveProperty('textContent')
	expect((await api.request('getShopItemByUri', { params: { uri: 'shopItem-d' } })).body.data).toMatchObject(facts)
	await api.db.deleteFrom('shopItem').where('id', '=', 'd').execute()
})

test('the packages of the latest reservations have their places; cancelled ones do not count', async () => {
	await insertRows(api.db, 'member', [{}])
	await insertRows(api.db, 'shopReservasi', [
		{ id: 'r1', kode: 'A' },
		{ id: 'r2', kode: 'B' },
		{ id: 'r3', kode: 'C', status: 'batal' },
	])
	const line = (id: string, reservasiId: string, shopItemId: string) => ({ id, reservasiId, shopItemId })
	await insertRows(api.db, 'shopReservasiItem', [
		line('1', 'r1', 'a'),
		line('2', 'r1', 'c'),
		line('3', 'r2', 'c'),
		...['4', '5', '6'].map((id) => line(id, 'r3', 'b')),
	])
	const { data } = (await api.request('listShopItem')).body
	expect(data.map(({ id, peringkat }) => [id, peringkat])).toEqual([
		['b', undefined],
		['a', 2],
		['c', 1],
	])
	await api.db.deleteFrom('shopReservasi').execute()
})
