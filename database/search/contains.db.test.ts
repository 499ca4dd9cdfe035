import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../tests/support/test-database.ts'
import { insertRows } from '../../tests/support/test-rows.ts'
import { contains, containsOnPage } from './contains.ts'
import { foldText } from './fold-text.ts'

let database: TestDatabase
beforeAll(async () => {
	database = await openTestDatabase()
})
afterAll(() => database.dispose())

/** Few letters, so that terms match often; with reserved characters of both search languages and odd folding. */
const letter = fc.constantFrom(
	...['a', 'A', 'á', 'â', 'b', 'B', ' ', '\u00a0', '%', '_', '\\', '"', "'", '*', '-', ':', '(', '^', '.', '0'],
	...['\u0301', '\0', '\ud800', 'ß', 'ẞ', 'ſ', 'K', 'İ', 'ı', 'Σ', 'σ', 'ς', 'Ǆ', 'ﬁ', 'Ꭰ', 'ꭰ', '肝', '😀'],
)
const text = fc.oneof(
	{ weight: 4, arbitrary: fc.string({ unit: letter, maxLength: 8 }) },
	{ weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 8 }) },
)

test('contains finds the same rows as a filter of the folded text', async () => {
	const { db, kind } = database
	const property = fc.asyncProperty(
		fc.array(text, { minLength: 1, maxLength: 8 }),
		fc.array(text, { minLength: 1, maxLength: 12 }),
		async (names, terms) => {
			await db.deleteFrom('mitra').execute()
			const rows = names.map((nama, place) => ({ id: String(place), nama: nama.toWellFormed().replaceAll('\0', '') }))
			await insertRows(
				db,
				'mitra',
				rows.map((row, place) => ({ ...row, cari: foldText(names[place] ?? '') })),
			)
			for (const term of [...terms, ...names]) {
				const found = await db
					.selectFrom('mitra')
					.select('id')
					.where(contains(kind, 'mitra', term))
					.execute()
				const expected = names.flatMap((name, place) =>
					foldText(name).includes(foldText(term)) ? [String(place)] : [],
				)
				expect(found.map((row) => row.id).sort(), JSON.stringify(term)).toEqual(expected)
			}
		},
	)
	// Random letters rarely produce this: a final sigma differs from a sigma inside a word.
	await fc.assert(property, { numRuns: 150, examples: [[['kosmoΣa'], ['kosmoΣ']]] })
})

test('a changed name is found by its new text, and a deleted row is not found', async () => {
	const { db, kind } = database
	const find = async (term: string) =>
		(
			await db
				.selectFrom('layanan')
				.select('id')
				.where(contains(kind, 'layanan', term))
				.execute()
		).map((row) => row.id)
	await insertRows(db, 'layanan', [{ nama: 'Persalinan' }, { nama: 'Fisioterapi' }])
	await db.updateTable('layanan').set({ cari: 'radiologi' }).where('id', '=', '1').execute()
	expect(await find('persalinan')).toEqual([])
	expect(await find('radio')).toEqual(['1'])
	await db.deleteFrom('layanan').where('id', '=', '1').execute()
	expect(await find('radio')).toEqual([])
	expect(await find('fisio')).toEqual(['2'])
})

test.each(['paket', 'paket 2', '"hemat"', 'pa'])(
	'a page finds what the whole list finds, though many have it: %s',
	async (term) => {
		const { db, kind } = database
		await db.deleteFrom('fasilitas').execute()
		const names = Array.from({ length: 300 }, (_, place) => `Paket ${place} "Hemat"`)
		await insertRows(
			db,
			'fasilitas',
			[...names, 'Apotek'].map((nama) => ({ nama })),
		)
		const ids = async (condition: ReturnType<typeof contains>) =>
			(await db.selectFrom('fasilitas').select('id').where(condition).orderBy('id').execute()).map((row) => row.id)
		const found = await ids(await containsOnPage(db, kind, 'fasilitas', term))
		expect(found).toEqual(await ids(contains(kind, 'fasilitas', term)))
		expect(found.length).toBeGreaterThan(100)
		expect(found).not.toContain('301')
	},
)
