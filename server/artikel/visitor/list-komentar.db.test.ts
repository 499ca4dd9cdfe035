import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApi, type TestApi, type TestRequest } from '../../../tests/support/test-api.ts'
import { insertRows, SENIN_PAGI } from '../../../tests/support/test-rows.ts'

let api: TestApi
beforeAll(async () => {
	api = await openTestApi()
	await insertRows(api.db, 'kategoriArtikel', [{}])
	await insertRows(api.db, 'artikel', [{}, {}])
	const at = (second: number) => ({ createdAt: SENIN_PAGI + second * 1000 })
	await insertRows(api.db, 'artikelKomentar', [
		{ id: 'a', ...at(1) },
		{ id: 'b', ...at(2) },
		{ id: 'b1', komenParentId: 'b', ...at(3) },
		{ id: 'b2', komenParentId: 'b', ...at(5) },
		{ id: 'b3-waiting', komenParentId: 'b', allowStatus: 'menunggu', ...at(6) },
		{ id: 'c-refused', allowStatus: 'ditolak', ...at(7) },
		{ id: 'c1', komenParentId: 'c-refused', ...at(8) },
		{ id: 'd-waiting', allowStatus: 'menunggu', ...at(9) },
		{ id: 'e-spam', allowStatus: 'spam', ...at(10) },
		{ id: 'other', artikelId: '2', ...at(4) },
	])
})
afterAll(() => api.dispose())

async function listed(query: TestRequest['query']) {
	const { body } = await api.request('listKomentar', { query: { filterArtikelId: '1', ...query } })
	return body.data.map((komentar) => komentar.id)
}

test('flat: allowed comments and replies, newest first', async () => {
	expect(await listed({})).toEqual(['b2', 'b1', 'b', 'a'])
	expect(await listed({ shortCreatedAt: 'desc' })).toEqual(['b2', 'b1', 'b', 'a'])
	expect(await listed({ shortCreatedAt: 'asc' })).toEqual(['a', 'b', 'b1', 'b2'])
	const { body } = await api.request('listKomentar', { query: { filterArtikelId: '1', limit: 1 } })
	expect(body.pagination).toEqual({ page: 1, limit: 1, totalPage: 4, totalData: 4 })
	expect(body.data[0]?.komenChild).toEqual([])
})

test('nested: replies are under their comment, oldest first, and only the top level has pages', async () => {
	const { body } = await api.request('listKomentar', { query: { filterArtikelId: '1', recursiveFormat: 'true' } })
	expect(body.data.map(({ id, komenChild }) => [id, komenChild?.map((reply) => reply.id)])).toEqual([
		['b', ['b1', 'b2']],
		['a', []],
	])
	expect(body.pagination.totalData).toBe(2)
	expect(await listed({ recursiveFormat: 'true', shortCreatedAt: 'asc' })).toEqual(['a', 'b'])
	expect(await listed({ recursiveFormat: 'true', page: 2, limit: 1 })).toEqual(['a'])
})

test.each(['', 'menunggu', 'ditolak', 'spam', 'semua', 'false', '0', 'diizinkan'])(
	'filterAllowStatus=%s shows nothing that staff have not allowed',
	async (filterAllowStatus) => {
		expect(await listed({ filterAllowStatus })).toEqual(['b2', 'b1', 'b', 'a'])
		expect(await listed({ filterAllowStatus, recursiveFormat: 'true' })).toEqual(['b', 'a'])
	},
)

test('the list is filtered by article or has all articles', async () => {
	expect(await listed({ filterArtikelId: '2' })).toEqual(['other'])
	expect(await listed({ filterArtikelId: 'unknown' })).toEqual([])
	const { body } = await api.request('listKomentar')
	expect(body.data.map((komentar) => komentar.id)).toEqual(['b2', 'other', 'b1', 'b', 'a'])
})

test('a comment does not show its status', async () => {
	const { body } = await api.request('listKomentar', { query: { filterArtikelId: '2' } })
	expect(body.data).toEqual([
		{
			id: 'other',
			artikelId: '2',
			komenParentId: null,
			nama: 'Siti',
			komentar: 'Bagus',
			createdAt: SENIN_PAGI + 4000,
			komenChild: [],
		},
	])
})
