import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApi, type TestApi } from '../../tests/support/test-api.ts'
import { insertRows } from '../../tests/support/test-rows.ts'

/** Two rows have the same position; the order does not depend on the insert order. */
const rows = [
	{ id: 'd', favorit: 3 },
	{ id: 'c', favorit: 2 },
	{ id: 'x', favorit: null },
	{ id: 'b', favorit: 2 },
	{ id: 'a', favorit: 10 },
	{ id: 'e', favorit: 1 },
]
const inOrder = ['e', 'b', 'c', 'd', 'a']

let api: TestApi
beforeAll(async () => {
	api = await openTestApi()
	for (const table of ['dokter', 'layanan', 'mitra', 'kategoriArtikel', 'testimoni'] as const)
		await insertRows(api.db, table, rows)
	await insertRows(
		api.db,
		'artikel',
		rows.map((row) => ({ ...row, kategoriArtikelId: 'a' })),
	)
})
afterAll(() => api.dispose())

const ids = (part: { data: { id: string }[] }) => part.data.map((row) => row.id)

test('the home page has favourite doctors, services and partners in order', async () => {
	const { body } = await api.request('getBeranda')
	expect(ids(body.dokterFavList)).toEqual(inOrder)
	expect(ids(body.layananFavList)).toEqual(inOrder)
	expect(ids(body.mitraFavList)).toEqual(inOrder)
})

test('the template has favourite articles in order', async () => {
	expect(ids((await api.request('getTemplate')).body.artikelFavList)).toEqual(inOrder)
})

test('favourite categories come in order, wrapped as the spec spells it', async () => {
	const { body } = await api.request('listKategoriArtikelFav')
	expect(ids(body)).toEqual(inOrder)
	expect(body.data[0]).toEqual({ id: 'e', kategiArtikel: { id: 'e', nama: 'Kategori', uri: 'kategoriArtikel-e' } })
	expect(body.pagination.totalData).toBe(5)
})

test('favourite testimonials come in order, also page by page', async () => {
	expect(ids((await api.request('listTestimoniFav')).body)).toEqual(inOrder)
	const pages = [1, 2, 3].map((page) => api.request('listTestimoniFav', { query: { page, limit: 2 } }))
	expect((await Promise.all(pages)).flatMap(({ body }) => ids(body))).toEqual(inOrder)
})
