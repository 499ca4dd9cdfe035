import type { KyselyPlugin } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestApi, type TestApi } from '../../tests/support/test-api.ts'
import { recordQueries } from '../../tests/support/test-queries.ts'
import { insertRows } from '../../tests/support/test-rows.ts'
import { addAltTexts, altTextsIn, cacheAltTexts } from './alt-texts.ts'

let api: TestApi
beforeEach(async () => {
	api = await openTestApi()
})
afterEach(() => api.dispose())

const describe = (file: string, alt: string, more: { hiasan?: number; folder?: string; createdAt?: number } = {}) =>
	api.db
		.insertInto('gambar')
		.values({
			id: `${more.folder}${file}`,
			folder: 'foto-layanan',
			file,
			alt,
			lebar: 3,
			tinggi: 2,
			createdAt: 1,
			...more,
		})
		.execute()

test('an alt text is added in lists, details, several pictures and settings', async () => {
	await insertRows(api.db, 'layanan', [
		{ uri: 'a', foto: 'a.webp' },
		{ uri: 'b', foto: 'b.webp' },
		{ uri: 'c', foto: null },
	])
	await insertRows(api.db, 'fasilitas', [
		{ uri: 'f', foto: '["b.webp","a.webp"]' },
		{ uri: 'g', foto: '["b.webp"]' },
	])
	await insertRows(api.db, 'artikelSetting', [{ posterDaftarArtikel: 'hiasan.webp', posterDetailArtikel: 'b.webp' }])
	await describe('a.webp', 'Perawat')
	await describe('hiasan.webp', '', { hiasan: 1 })
	await describe('b.webp', '')

	const { body } = await api.request('listLayanan')
	expect(body.data.map(({ foto, alt }) => [foto, alt])).toEqual([
		['a.webp', 'Perawat'],
		['b.webp', undefined],
		[null, undefined],
	])
	expect((await api.request('getLayananByUri', { params: { uri: 'a' } })).body.data.alt).toBe('Perawat')
	expect((await api.request('listFasilitas')).body.data.map(({ alt }) => alt)).toEqual([[null, 'Perawat'], undefined])
	const setting = (await api.request('getTemplate')).body.artikelSetting.data
	expect(setting?.posterDaftarArtikel).toEqual({ content: 'hiasan.webp', alt: '' })
	expect(setting?.posterDetailArtikel).toEqual({ content: 'b.webp' })
})

test('the last text of a picture counts, and is read once until content changes', async () => {
	await describe('a.webp', 'Perawat')
	await describe('a.webp', 'Dua perawat', { folder: 'artikel', createdAt: 2 })
	const { recorder, during } = recordQueries()
	const watch = await api.database.watchRevision()
	const texts = cacheAltTexts({ db: api.db.withPlugin(recorder) }, watch.current)
	const queries = await during(api, async () => {
		for (let times = 0; times < 3; times++) expect((await texts()).get('a.webp')).toBe('Dua perawat')
	})
	expect(queries).toHaveLength(1)
	await api.db.updateTable('gambar').set({ alt: 'Tiga perawat' }).execute()
	await expect.poll(async () => (await texts()).get('a.webp')).toBe('Tiga perawat')
	watch.stop()
})

test('a failed read is retried', async () => {
	await describe('a.webp', 'Perawat')
	let broken = true
	const failing: KyselyPlugin = {
		transformQuery: ({ node }) => node,
		transformResult: async ({ result }) => {
			if (broken) throw new Error('gone')
			return result
		},
	}
	const texts = cacheAltTexts({ db: api.db.withPlugin(failing) }, () => 1)
	await expect(texts()).rejects.toThrow('gone')
	broken = false
	expect((await texts()).get('a.webp')).toBe('Perawat')
})

test('altTextsIn reads the alt texts that addAltTexts added', () => {
	const texts = new Map([
		['a', 'Satu'],
		['b', ''],
		['d', 'Empat'],
	])
	const response = {
		data: [{ foto: ['a', 'c', 'b'] }, { logo: 'd', quiz: { opsi: [{ content: 'a' }] } }, { foto: 'c' }],
	}
	addAltTexts(response, texts)
	expect(response.data[0]).toEqual({ foto: ['a', 'c', 'b'], alt: ['Satu', null, ''] })
	expect(altTextsIn(response)).toEqual(texts)
})
