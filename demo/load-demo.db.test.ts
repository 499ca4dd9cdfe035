import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { embedFromKey } from '../contract/media/embed.ts'
import { tambahHari } from '../contract/tanggal/tanggal.ts'
import type { Schema } from '../database/schema.ts'
import { searchContent } from '../server/search/search-content.ts'
import { openTestDatabase, type TestDatabase } from '../tests/support/test-database.ts'
import { loadDemo } from './load-demo.ts'
import { wantedPictures } from './make-pictures/content-pictures.ts'

const picturesDir = join(import.meta.dirname, 'pictures')
/** Monday in Jakarta, Sunday in UTC. */
const now = Date.parse('2026-11-16T00:30:00+07:00')

let database: TestDatabase
beforeAll(async () => {
	database = await openTestDatabase()
	expect(await loadDemo(database, { now, picturesDir })).toBe(true)
})
afterAll(() => database.dispose())

const count = async (table: keyof Schema, { db } = database): Promise<number> => {
	const { total } = await db
		.selectFrom(table)
		.select((eb) => eb.fn.countAll<number>().as('total'))
		.executeTakeFirstOrThrow()
	return total
}

describe('the demo hospital has enough content for every list', () => {
	test.each([
		['poliKlinik', 14],
		['dokter', 40],
		['layanan', 10],
		['fasilitas', 12],
		['mitra', 18],
		['kategoriArtikel', 8],
		['artikel', 36],
		['komunitas', 6],
		['testimoni', 16],
		['prestasi', 8],
		['faq', 14],
		['gallery', 26],
		['shopItem', 24],
		['popupInformation', 2],
		['webSetting', 1],
		['shopSetting', 1],
		['artikelSetting', 1],
		['testimoniGoogle', 1],
		['datang', 1],
		['hakPasien', 1],
		['berandaPendaftaran', 1],
		['berandaSambutan', 1],
		['artikelView', 36],
	] as const)('%s has %i rows', async (table, expected) => {
		expect(await count(table)).toBe(expected)
	})

	test('one category has twelve articles, and one category is for consultation', async () => {
		const perKategori = await database.db
			.selectFrom('artikel')
			.innerJoin('kategoriArtikel', 'kategoriArtikel.id', 'artikel.kategoriArtikelId')
			.select(({ fn }) => ['kategoriArtikel.uri', fn.countAll<number>().as('total')])
			.groupBy('kategoriArtikel.uri')
			.execute()
		expect(perKategori).toHaveLength(8)
		expect(Math.max(...perKategori.map(({ total }) => total))).toBe(12)
		expect(perKategori.map(({ uri }) => uri)).toContain('konsultasi-kesehatan')
	})

	test('every content type of banners, gallery, popups and comments occurs', async () => {
		const { db } = database
		const kinds = async (rows: Promise<{ kind: string }[]>) => [...new Set((await rows).map(({ kind }) => kind))].sort()
		expect(await kinds(db.selectFrom('berandaBanner').select('contentType as kind').execute())).toEqual([
			'embed_video',
			'gambar',
		])
		expect(await kinds(db.selectFrom('gallery').select('contentType as kind').execute())).toEqual([
			'gambar',
			'tiktok',
			'youtube',
		])
		expect(await kinds(db.selectFrom('popupInformation').select('type as kind').execute())).toEqual([
			'informasi',
			'quiz',
		])
		expect(await kinds(db.selectFrom('artikelKomentar').select('allowStatus as kind').execute())).toEqual([
			'diizinkan',
			'menunggu',
		])
		const replies = await db.selectFrom('artikelKomentar').select('id').where('komenParentId', 'is not', null).execute()
		expect(replies.length).toBeGreaterThan(0)
	})

	test('packages cover every type, category, age and sex', async () => {
		const { db } = database
		const items = await db.selectFrom('shopItem').select(['tipeId', 'kategoriId', 'untukL', 'untukP']).execute()
		expect(new Set(items.map(({ tipeId }) => tipeId)).size).toBe(await count('shopTipe'))
		expect(new Set(items.map(({ kategoriId }) => kategoriId)).size).toBe(await count('shopKategori'))
		expect(new Set(items.map(({ untukL, untukP }) => `${untukL}${untukP}`))).toEqual(new Set(['11', '10', '01']))
		const ages = await db.selectFrom('shopItemUsia').select('usiaId').distinct().execute()
		expect(ages).toHaveLength(await count('shopUsia'))
	})
})

test('every clinic has complaints', async () => {
	const words = await database.db
		.selectFrom('keluhan')
		.innerJoin('poliKlinik', 'poliKlinik.id', 'keluhan.poliKlinikId')
		.select('uri')
		.execute()
	expect(new Set(words.map(({ uri }) => uri)).size).toBe(14)
	expect(words.length).toBeGreaterThanOrEqual(60)
})

test('relative days count from the day of loading in Jakarta', async () => {
	const { db } = database
	const notes = await db
		.selectFrom('jadwalKeterangan')
		.innerJoin('dokter', 'dokter.id', 'jadwalKeterangan.dokterId')
		.select(['berlakuSampai'])
		.where('dokter.nama', '=', 'dr. Anindya Prameswari, Sp.A')
		.orderBy('urutan')
		.execute()
	expect(notes).toEqual([
		{ berlakuSampai: tambahHari('2026-11-16', 6) },
		{ berlakuSampai: tambahHari('2026-11-16', -20) },
	])
	const inFuture = await db.selectFrom('artikel').select('uri').where('createdAt', '>', now).execute()
	expect(inFuture).toEqual([])
})

test('view counts and visits match the content', async () => {
	const { db } = database
	const { countView } = await db
		.selectFrom('artikelView')
		.innerJoin('artikel', 'artikel.id', 'artikelView.artikelId')
		.select('countView')
		.where('uri', '=', 'isi-piringku')
		.executeTakeFirstOrThrow()
	expect(countView).toBe(1987)
	const views = await db.selectFrom('dokterView').select(['dokterId', 'countView']).execute()
	const visits = await db
		.selectFrom('webVisitor')
		.select(({ fn }) => ['dokterId', fn.countAll<number>().as('countView')])
		.groupBy('dokterId')
		.execute()
	const sorted = (rows: object[]) => rows.map((row) => JSON.stringify(row)).sort()
	expect(sorted(views)).toEqual(sorted(visits))
	expect(views.length).toBeGreaterThanOrEqual(4)
})

test('every article has one to three related doctors', async () => {
	const rows = await database.db
		.selectFrom('artikelDokter')
		.select(({ fn }) => ['artikelId', fn.countAll<number>().as('total')])
		.groupBy('artikelId')
		.execute()
	expect(rows.length).toBe(36)
	for (const { total } of rows) expect([1, 2, 3]).toContain(total)
})

test('videos and maps are stored as keys, texts as sanitised HTML', async () => {
	const { db } = database
	const { mapLokasi } = await db.selectFrom('webSetting').select('mapLokasi').executeTakeFirstOrThrow()
	const videos = await db.selectFrom('gallery').select('content').where('contentType', '!=', 'gambar').execute()
	for (const key of [mapLokasi, ...videos.map(({ content }) => content)]) expect(embedFromKey(key)).not.toBeNull()
	for (const { deskripsi, ringkasan } of await db.selectFrom('layanan').select(['deskripsi', 'ringkasan']).execute()) {
		expect(deskripsi).not.toMatch(/[\n\t]/)
		expect(ringkasan.length).toBeGreaterThan(100)
	}
})

test.each(['anindya', 'ANINDYA PRAM', 'Sp.A'])('a doctor is found by %s', async (term) => {
	const hits = (await searchContent(database, term)).filter(({ kelompok }) => kelompok === 'dokter').map(({ id }) => id)
	const found = await database.db.selectFrom('dokter').select('nama').where('id', 'in', hits).execute()
	expect(found.map(({ nama }) => nama)).toContain('dr. Anindya Prameswari, Sp.A')
})

test('given a loaded database, a second load changes nothing', async () => {
	const before = await database.revision()
	expect(await loadDemo(database, { now: now + 86_400_000, picturesDir })).toBe(false)
	expect(await database.revision()).toBe(before)
	expect(await count('dokter')).toBe(40)
})

test('given another database without pictures, the ids are the same and the gallery has no sizes', async () => {
	const other = await openTestDatabase()
	try {
		await loadDemo(other, { now: now + 1, picturesDir: join(picturesDir, 'tidak-ada') })
		const ids = ({ db }: TestDatabase) => db.selectFrom('artikelKomentar').select('id').orderBy('id').execute()
		expect(await ids(other)).toEqual(await ids(database))
		expect(await count('gallery', other)).toBe(26)
		const measured = await other.db.selectFrom('gallery').select('id').where('lebar', 'is not', null).execute()
		expect(measured).toEqual([])
	} finally {
		await other.dispose()
	}
})

test('a failing load is rolled back', async () => {
	const other = await openTestDatabase()
	try {
		// The uri is taken, so the last part of the load fails.
		await other.db.insertInto('shopTipe').values({ id: 'x', uri: 'vaksinasi', nama: 'Vaksinasi', urutan: 0 }).execute()
		await expect(loadDemo(other, { now, picturesDir })).rejects.toThrow()
		expect(await count('webSetting', other)).toBe(0)
		expect(await count('dokter', other)).toBe(0)
	} finally {
		await other.dispose()
	}
})

test('every picture of the content exists and has a size', async () => {
	const missing = wantedPictures()
		.map(({ folder, file }) => `${folder}/${file}`)
		.filter((path) => !existsSync(join(picturesDir, path)))
	expect(missing).toEqual([])
	const unmeasured = await database.db
		.selectFrom('gallery')
		.select('content')
		.where('contentType', '=', 'gambar')
		.where('lebar', 'is', null)
		.execute()
	expect(unmeasured).toEqual([])
})
