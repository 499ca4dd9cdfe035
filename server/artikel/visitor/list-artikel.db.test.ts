import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApi, type TestApi, type TestRequest } from '../../../tests/support/test-api.ts'
import { insertRows, SENIN_PAGI } from '../../../tests/support/test-rows.ts'

let api: TestApi
beforeAll(async () => {
	api = await openTestApi()
	await insertRows(api.db, 'kategoriArtikel', [
		{ id: 'gizi', nama: 'Gizi', uri: 'gizi-dan-nutrisi' },
		{ id: 'jiwa', nama: 'Jiwa', uri: 'kesehatan-jiwa' },
	])
	await insertRows(api.db, 'artikel', [
		{ id: 'lama', judul: 'Lama', kategoriArtikelId: 'gizi', createdAt: SENIN_PAGI - 3000 },
		{ id: 'baru', judul: 'Baru', kategoriArtikelId: 'gizi', createdAt: SENIN_PAGI },
		{ id: 'sama-1', judul: 'Sama', kategoriArtikelId: 'jiwa', createdAt: SENIN_PAGI - 1000 },
		{ id: 'sama-2', judul: 'Sama', kategoriArtikelId: 'jiwa', createdAt: SENIN_PAGI - 1000 },
		{ id: 'sepi', judul: 'Sepi', kategoriArtikelId: 'jiwa', createdAt: SENIN_PAGI - 2000 },
	])
	await insertRows(api.db, 'artikelView', [
		{ artikelId: 'lama', countView: 10 },
		{ artikelId: 'baru', countView: 2 },
		{ artikelId: 'sama-1', countView: 2 },
	])
})
afterAll(() => api.dispose())

async function found(query: TestRequest['query']) {
	const { body } = await api.request('listArtikel', { query })
	return body.data.map((artikel) => artikel.id)
}

test('articles are newest first, then by id', async () => {
	expect(await found({})).toEqual(['baru', 'sama-2', 'sama-1', 'sepi', 'lama'])
})

test('a filter by the id or the uri of a category', async () => {
	expect(await found({ filterKategoriArtikelId: 'jiwa' })).toEqual(['sama-2', 'sama-1', 'sepi'])
	expect(await found({ searchKategoriArtikelUri: 'gizi-dan-nutrisi' })).toEqual(['baru', 'lama'])
	expect(await found({ filterKategoriArtikelId: 'gizi-dan-nutrisi' })).toEqual([])
	expect(await found({ searchKategoriArtikelUri: 'gizi' })).toEqual([])
	expect(await found({ filterKategoriArtikelId: 'jiwa', searchKategoriArtikelUri: 'gizi-dan-nutrisi' })).toEqual([])
	expect(await found({ filterKategoriArtikelId: 'jiwa', searchByJudul: 'sepi' })).toEqual(['sepi'])
})

test('an unread article has zero views and is the least read; equal counts are sorted by id', async () => {
	expect(await found({ sortCountView: 'desc' })).toEqual(['lama', 'sama-1', 'baru', 'sepi', 'sama-2'])
	expect(await found({ sortCountView: 'asc' })).toEqual(['sama-2', 'sepi', 'baru', 'sama-1', 'lama'])
	const { body } = await api.request('listArtikel', { query: { sortCountView: 'desc' } })
	expect(body.data.map((artikel) => artikel.countView)).toEqual([10, 2, 2, 0, 0])
})

test('the pages of a sorted list have every article once', async () => {
	const pages = [1, 2, 3].map((page) => found({ sortCountView: 'desc', page, limit: 2 }))
	expect((await Promise.all(pages)).flat()).toEqual(['lama', 'sama-1', 'baru', 'sepi', 'sama-2'])
})

test('an article of the list has its category', async () => {
	const { body } = await api.request('listArtikel', { query: { limit: 1 } })
	expect(body.data[0]?.kategoriArtikel).toEqual({ id: 'gizi', nama: 'Gizi', uri: 'gizi-dan-nutrisi' })
})
