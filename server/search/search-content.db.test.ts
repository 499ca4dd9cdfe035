import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { KelompokPencarian } from '../../contract/web/kelompok-pencarian.ts'
import { openTestApi, type TestApi } from '../../tests/support/test-api.ts'
import { insertRows } from '../../tests/support/test-rows.ts'
import { searchContent } from './search-content.ts'
import searches from './searches.json' with { type: 'json' }
import nothing from './searches-nothing.json' with { type: 'json' }

let api: TestApi
/** Results as the lists name them: `layanan/igd-24-jam`, `dokter/dr. Ayu, Sp.A`, `faq/Bagaimana …?`. */
const names = new Map<string, string>()
/** The clinics of a doctor. */
const clinicsOf = new Map<string, string[]>()

beforeAll(async () => {
	api = await openTestApi({ demo: true })
	const add = (kelompok: KelompokPencarian, rows: { id: string; name: string }[]) => {
		for (const { id, name } of rows) names.set(`${kelompok}/${id}`, `${kelompok}/${name}`)
	}
	const { db, request } = api
	for (const table of ['poliKlinik', 'layanan', 'fasilitas', 'mitra', 'artikel'] as const)
		add(table, await db.selectFrom(table).select(['id', 'uri as name']).execute())
	add('paket', await db.selectFrom('shopItem').select(['id', 'uri as name']).execute())
	add('faq', await db.selectFrom('faq').select(['id', 'pertanyaan as name']).execute())
	const { body } = await request('listDokter')
	for (const { id, nama, poliKlinik } of body.data) {
		add('dokter', [{ id, name: nama }])
		clinicsOf.set(
			`dokter/${nama}`,
			poliKlinik.map(({ uri }) => `dokter/*${uri}`),
		)
	}
})
afterAll(() => api.dispose())

/** What the page shows first: the quick answers, then the groups, each as its list has it. */
async function firstThree(cari: string): Promise<string[]> {
	const { body } = await api.request('getPencarian', { query: { cari } })
	const hits = await searchContent(api.database, cari)
	const shown = body.data.urutan.flatMap((kelompok) => {
		const group = hits.filter((hit) => hit.kelompok === kelompok)
		const exact = group.filter(({ isExact }) => isExact)
		return (exact.length > 0 ? exact : group).map(({ id }) => names.get(`${kelompok}/${id}`) as string)
	})
	return [...body.data.jawaban.map(({ jenis }) => `jawaban/${jenis}`), ...shown.slice(0, 3)]
}

test('at least 95 % of the searches show the right thing among the first three', async () => {
	const wrong: unknown[] = []
	for (const [cari, wanted] of searches as [string, string[]][]) {
		const shown = await firstThree(cari)
		const isRight = shown.some((name) => [name, ...(clinicsOf.get(name) ?? [])].some((each) => wanted.includes(each)))
		if (!isRight) wrong.push([cari, shown])
	}
	expect(wrong.length / searches.length, JSON.stringify(wrong)).toBeLessThanOrEqual(0.05)
	expect(searches.length).toBeGreaterThanOrEqual(200)
})

test('what is close but wrong is not found', async () => {
	const found: unknown[] = []
	for (const cari of nothing) {
		const shown = await firstThree(cari)
		if (shown.length > 0) found.push([cari, shown])
	}
	// Some are treated by a clinic, though the hospital offers nothing of that name.
	expect(found.length / nothing.length, JSON.stringify(found)).toBeLessThanOrEqual(0.2)
})

describe('the order of the results', () => {
	test.each([
		['spog', 'poliKlinik'],
		['dokter anak', 'poliKlinik'],
		['vaksin hpv', 'paket'],
		['usg', 'paket'],
		['cuci darah', 'layanan'],
		['rontgen', 'layanan'],
		['anindya', 'dokter'],
		['jam besuk', 'faq'],
	])('%s: %s first', async (cari, kelompok) => {
		const { body } = await api.request('getPencarian', { query: { cari } })
		expect(body.data.urutan[0]).toBe(kelompok)
	})

	test('the lists of the specification find the same', async () => {
		const dokter = await api.request('listDokter', { query: { searchByNama: 'spog', searchByPoliKlinik: 'spog' } })
		expect(dokter.body.data.every(({ nama }) => nama.includes('Sp.OG'))).toBe(true)
		const layanan = await api.request('listLayanan', { query: { searchByNama: 'cuci darah' } })
		expect(layanan.body.data[0]?.nama).toBe('Hemodialisis')
	})
})

test('a search for a page is no complaint', async () => {
	const { body } = await api.request('getPencarian', { query: { cari: 'kode reservasi hilang' } })
	expect(body.data.halaman).toEqual(['/cek-reservasi'])
	expect(body.data.urutan).toEqual(['faq'])
})

test('quick answers: facts of the template, and the FAQ that answers the question', async () => {
	const jawaban = async (cari: string) => (await api.request('getPencarian', { query: { cari } })).body.data.jawaban
	expect(await jawaban('ugd')).toEqual([{ jenis: 'igd', faq: null }])
	expect((await jawaban('jam jenguk'))[0]).toMatchObject({
		jenis: 'jam-besuk',
		faq: { pertanyaan: expect.stringContaining('besuk') },
	})
	expect(await jawaban('jantung')).toEqual([])
})

test('a search finds new content at once, and no hidden or deleted one', async () => {
	const found = async () => (await searchContent(api.database, 'hidroterapi')).length
	expect(await found()).toBe(0)
	await insertRows(api.db, 'layanan', [{ id: 'baru', uri: 'baru', nama: 'Hidroterapi', urutan: 99 }])
	expect(await found()).toBe(1)
	await api.db.updateTable('layanan').set({ tampil: 0 }).where('id', '=', 'baru').execute()
	expect(await found()).toBe(0)
	await api.db.updateTable('layanan').set({ tampil: 1, nama: 'Akupunktur' }).where('id', '=', 'baru').execute()
	expect([await found(), (await searchContent(api.database, 'akupuntur')).length]).toEqual([0, 1])
	await api.db.deleteFrom('layanan').where('id', '=', 'baru').execute()
	expect((await searchContent(api.database, 'akupunktur')).length).toBe(0)
})

test('an empty search has no results', async () => {
	const { body } = await api.request('getPencarian', { query: { cari: ' ' } })
	expect(body.data).toEqual({ urutan: [], jawaban: [], halaman: [], paket: [], faq: [] })
})

test('a hospital with six clinics of other names is searched by the same words', async () => {
	const other = await openTestApi()
	const clinics = [
		'Klinik Ibu dan Anak',
		'Poliklinik Umum',
		'Spesialis Interna',
		'Klinik Melati',
		'Dental Care',
		'Klinik Mata',
	]
	await insertRows(
		other.db,
		'poliKlinik',
		clinics.map((nama) => ({ nama })),
	)
	await insertRows(other.db, 'dokter', [{ nama: 'dr. Bima Sakti, Sp.OT' }])
	await insertRows(other.db, 'dokterPoliKlinik', [{ dokterId: '1', poliKlinikId: '4' }])
	const first = async (cari: string) => {
		const { body } = await other.request('listPoliKlinik', { query: { searchByNama: cari } })
		return body.data[0]?.nama
	}
	expect(await first('obgyn')).toBe('Klinik Ibu dan Anak')
	expect(await first('gigi bolong')).toBe('Dental Care')
	expect(await first('dokter tulang')).toBe('Klinik Melati')
	expect(await first('kencing manis')).toBe('Spesialis Interna')
	expect(await first('surat sehat')).toBe('Poliklinik Umum')
	await other.dispose()
})
