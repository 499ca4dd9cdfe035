import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestApi, type TestApi, type TestRequest } from '../../../tests/support/test-api.ts'
import { insertRows } from '../../../tests/support/test-rows.ts'

let api: TestApi
beforeAll(async () => {
	api = await openTestApi()
	await insertRows(api.db, 'kategoriArtikel', [{}])
	await insertRows(api.db, 'artikel', [{ uri: 'demam' }, { uri: 'batuk' }])
})
afterAll(() => api.dispose())
beforeEach(async () => {
	await api.db.updateTable('artikelView').set({ countView: 0 }).execute()
})

async function countView(request: Omit<TestRequest, 'params'> = {}, uri = 'demam') {
	const { body } = await api.request('getArtikelByUri', { params: { uri }, ...request })
	return body.data.countView
}

const countedViews = () => api.db.selectFrom('artikelView').selectAll().where('countView', '>', 0).execute()

test('isCount adds one view, and the response has the new count', async () => {
	expect(await countView()).toBe(0)
	expect(await countView({ query: { isCount: 'true' } })).toBe(1)
	expect(await countView({ query: { isCount: '1' } })).toBe(2)
	expect(await countView()).toBe(2)
	expect(await countView({}, 'batuk')).toBe(0)
})

test('the list has the same count', async () => {
	await countView({ query: { isCount: 'true' } })
	const { body } = await api.request('listArtikel')
	const counts = body.data.map((artikel) => [artikel.uri, artikel.countView])
	expect(Object.fromEntries(counts)).toEqual({ demam: 1, batuk: 0 })
})

test.each<Record<string, string>>([{ isCount: 'false' }, { isCount: '0' }, {}])('%j does not count', async (query) => {
	await countView({ query })
	expect(await countView()).toBe(0)
})

test.each([
	['sec-purpose', 'prefetch'],
	['sec-purpose', 'prefetch;prerender'],
	['purpose', 'prefetch'],
])('a prefetch (%s: %s) is not counted', async (header, value) => {
	await countView({ query: { isCount: 'true' }, headers: { [header]: value } })
	expect(await countView()).toBe(0)
})

test('a HEAD request is not counted', async () => {
	await api.api.request('/api/v1/public/artikel/detail/demam?isCount=true', { method: 'HEAD' })
	expect(await countView()).toBe(0)
})

test('concurrent views are all counted', async () => {
	await Promise.all(Array.from({ length: 20 }, () => countView({ query: { isCount: 'true' } })))
	expect(await countView()).toBe(20)
})

test('an invalid isCount is a 400 that names the parameter', async () => {
	const { status, body } = await api.request('getArtikelByUri', { params: { uri: 'demam' }, query: { isCount: 'ja' } })
	expect(status).toBe(400)
	expect(body.error?.fields).toHaveProperty('isCount')
})

test('counting an unknown article is a 404 and counts nothing', async () => {
	const { status } = await api.request('getArtikelByUri', { params: { uri: 'flu' }, query: { isCount: 'true' } })
	expect(status).toBe(404)
	expect(await countedViews()).toEqual([])
})

test('an unpublished article is a 404 and counts nothing', async () => {
	await insertRows(api.db, 'artikel', [{ id: 'konsep', uri: 'konsep', status: 'konsep' }])
	const { status } = await api.request('getArtikelByUri', { params: { uri: 'konsep' }, query: { isCount: 'true' } })
	expect(status).toBe(404)
	expect(await countedViews()).toEqual([])
	await api.db.deleteFrom('artikel').where('id', '=', 'konsep').execute()
})

test('a view is not a content change', async () => {
	const before = await api.database.revision()
	await countView({ query: { isCount: 'true' } })
	expect(await api.database.revision()).toBe(before)
})

test('related doctors are complete, in the order of staff', async () => {
	await insertRows(api.db, 'poliKlinik', [{}])
	await insertRows(api.db, 'dokter', [{ nama: 'dr. A' }, { nama: 'dr. B' }])
	await insertRows(api.db, 'dokterPoliKlinik', [{}])
	await insertRows(api.db, 'artikelDokter', [{ urutan: 2 }, { dokterId: '2', urutan: 1 }])
	const { body } = await api.request('getArtikelByUri', { params: { uri: 'demam' } })
	expect(body.data.dokter.map((dokter) => [dokter.nama, dokter.poliKlinik.length])).toEqual([
		['dr. B', 0],
		['dr. A', 1],
	])
})

test('author, reviewer and meta data are in a whole article when staff have filled them, and never in a short one', async () => {
	const filled = {
		penulis: 'Rina',
		peninjau: 'dr. Ani',
		ditinjauPada: '2026-11-02',
		metaJudul: 'Demam',
		metaGambar: 'a.webp',
	}
	await api.db.updateTable('artikel').set(filled).where('uri', '=', 'demam').execute()
	const whole = (await api.request('getArtikelByUri', { params: { uri: 'demam' } })).body.data
	expect(whole).toMatchObject(filled)
	expect(whole).not.toHaveProperty('metaDeskripsi')
	const listed = async (query: Record<string, string>) =>
		(await api.request('listArtikel', { query })).body.data.find(({ uri }) => uri === 'demam')
	expect(await listed({})).toMatchObject(filled)
	for (const name of Object.keys(filled)) expect(await listed({ bentuk: 'ringkas' })).not.toHaveProperty(name)
	const { data: other } = (await api.request('getArtikelByUri', { params: { uri: 'batuk' } })).body
	for (const name of Object.keys(filled)) expect(other).not.toHaveProperty(name)
})
