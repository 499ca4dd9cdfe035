import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../tests/support/test-database.ts'
import { newId } from '../ids/new-id.ts'
import { insertContent } from './save-content.ts'

let database: TestDatabase
beforeAll(async () => {
	database = await openTestDatabase()
})
afterAll(() => database.dispose())

const kategori = { id: newId(), uri: 'gizi', nama: 'Gizi', favorit: null }
const artikel = (uri: string) => ({
	id: newId(),
	uri,
	judul: `Judul ${uri}`,
	textContent: '<p>isi</p>',
	artikelMedia: '[]',
	kategoriArtikelId: kategori.id,
	favorit: null,
	createdAt: 1,
	updatedAt: 1,
})

test('a new article has a view count of zero', async () => {
	const { db } = database
	await insertContent(db, 'kategoriArtikel', [kategori])
	const rows = [artikel('satu'), artikel('dua')]
	await insertContent(db, 'artikel', rows)
	const views = await db.selectFrom('artikelView').selectAll().orderBy('artikelId').execute()
	expect(views).toEqual(
		rows.map(({ id }) => ({ artikelId: id, countView: 0 })).sort((a, b) => (a.artikelId < b.artikelId ? -1 : 1)),
	)
	expect(await db.selectFrom('artikel').select(['cari', 'ringkasan']).where('uri', '=', 'satu').execute()).toEqual([
		{ cari: 'judul satu', ringkasan: 'isi' },
	])
})

test('more rows than one statement allows are inserted', async () => {
	const rows = Array.from({ length: 20_000 }, (_, urutan) => ({ id: newId(), pertanyaan: 'p', jawaban: 'j', urutan }))
	await insertContent(database.db, 'faq', rows)
	const { count } = await database.db
		.selectFrom('faq')
		.select(({ fn }) => fn.countAll<number>().as('count'))
		.executeTakeFirstOrThrow()
	expect(count).toBe(20_000)
})

test('an empty list inserts nothing', async () => {
	await insertContent(database.db, 'prestasi', [])
})

test('given a failing row, several statements insert nothing', async () => {
	const { db } = database
	const many = Array.from({ length: 10_000 }, () => ({ id: newId(), nama: 'n', deskripsi: 'd', foto: null, urutan: 1 }))
	await expect(insertContent(db, 'prestasi', [...many, ...many.slice(0, 1)])).rejects.toThrow()
	expect(await db.selectFrom('prestasi').select('id').execute()).toEqual([])

	const good = artikel('baik')
	const uris = db.selectFrom('artikel').select('uri').where('uri', '=', 'baik')
	await expect(insertContent(db, 'artikel', [good, artikel('satu')])).rejects.toThrow()
	expect(await uris.execute()).toEqual([])
	await expect(
		db.transaction().execute(async (transaction) => {
			await insertContent(transaction, 'artikel', [good])
			throw new Error('berubah pikiran')
		}),
	).rejects.toThrow('berubah pikiran')
	expect(await uris.execute()).toEqual([])
})
