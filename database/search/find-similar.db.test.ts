import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../tests/support/test-database.ts'
import { insertRows } from '../../tests/support/test-rows.ts'
import { findSimilar } from './find-similar.ts'
import { foldText } from './fold-text.ts'
import { typingMistakes } from './typing-mistakes.ts'

let database: TestDatabase
beforeAll(async () => {
	database = await openTestDatabase()
})
afterAll(() => database.dispose())

const letter = fc.constantFrom('a', 'á', 'B', 'b', 'c', ' ', '%', '_', '\\', '"', "'", '*', '-', '.', '肝', '😀')
const text = fc.string({ unit: letter, maxLength: 14 })

const lettersIn = (word: string) => Array.from(word).length

/** The trigrams of the vocabulary, with a blank before and after each word. */
const shareLetters = (word: string, other: string) => {
	const letters = Array.from(` ${word} `)
	return letters.some((_, at) => at + 3 <= letters.length && ` ${other} `.includes(letters.slice(at, at + 3).join('')))
}

/** The mistakes between a word and the nearest word of the row that shares trigrams with it. */
function mistakesIn(word: string, cari: string): number | null {
	if (cari.includes(word)) return 0
	const sharing = cari.split(' ').filter((other) => lettersIn(word) > 3 && shareLetters(word, other))
	const mistakes = sharing.map((other) => typingMistakes(word, other)).filter((count) => count !== null)
	return mistakes.length > 0 ? Math.min(...mistakes) : null
}

test('findSimilar finds the same rows as a comparison of every row', async () => {
	const { db, kind } = database
	const property = fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 10 }), text, async (names, term) => {
		await db.deleteFrom('mitra').execute()
		await insertRows(
			db,
			'mitra',
			names.map((nama) => ({ nama })),
		)
		const folded = foldText(term)
		const words = folded.split(' ').filter((word) => word !== '')
		const expected = names.flatMap((nama, place) => {
			const cari = foldText(nama)
			const mistakes = [...new Set(words)].map((word) => mistakesIn(word, cari))
			const isFound = words.some((word) => lettersIn(word) >= 3) && !mistakes.includes(null)
			return isFound ? [[String(place + 1), mistakes.reduce<number>((sum, count) => sum + (count ?? 0), 0)]] : []
		})
		const found = await findSimilar(db, kind, 'mitra', term)
		expect([...found].sort((a, b) => Number(a[0]) - Number(b[0]))).toEqual(expected)
	})
	await fc.assert(property, { numRuns: 100 })
})

test('a word is found among very many rows that share letters with it', async () => {
	const { db, kind } = database
	await db.deleteFrom('layanan').execute()
	const many = Array.from({ length: 400 }, (_, place) => ({ nama: `Jantan ${String(place).padStart(3, '0')}` }))
	await insertRows(db, 'layanan', [...many, { nama: 'Zona Jantung' }])
	expect([...(await findSimilar(db, kind, 'layanan', 'jantumg'))]).toEqual([['401', 1]])
})

test('every meaningful word must match', async () => {
	const { db, kind } = database
	await db.deleteFrom('fasilitas').execute()
	await insertRows(db, 'fasilitas', [{ nama: 'Ruang Bersalin' }, { nama: 'Ruang Tunggu' }])
	const find = async (term: string) => [...(await findSimilar(db, kind, 'fasilitas', term))]
	expect(await find('rung bersalni')).toEqual([['1', 2]])
	expect(await find('bersalni wxyz')).toEqual([])
	expect(await find('rumah sakit bersalni')).toEqual([['1', 1]])
	expect(await find('di')).toEqual([])
	expect(await find('')).toEqual([])
})

test('of very many matching rows the newest are found', async () => {
	const { db, kind } = database
	await db.deleteFrom('shopItem').execute()
	await insertRows(db, 'shopTipe', [{}])
	await insertRows(db, 'shopKategori', [{}])
	const ids = Array.from({ length: 100 }, (_, place) => String(place).padStart(3, '0'))
	await insertRows(
		db,
		'shopItem',
		ids.map((id) => ({ id, nama: `Paket Lengkap ${id}` })),
	)
	expect([...(await findSimilar(db, kind, 'shopItem', 'lenkgap')).keys()]).toEqual(ids.slice(-60).reverse())
})

test('a changed or deleted name is not found by its old words', async () => {
	const { db, kind } = database
	await db.deleteFrom('fasilitas').execute()
	await insertRows(db, 'fasilitas', [{ nama: 'Laboratorium' }, { nama: 'Apotek' }])
	await db.updateTable('fasilitas').set({ cari: 'radiologi' }).where('id', '=', '1').execute()
	const find = async (term: string) => [...(await findSimilar(db, kind, 'fasilitas', term)).keys()]
	expect(await find('labratorium')).toEqual([])
	expect(await find('radiolgi')).toEqual(['1'])
	await db.deleteFrom('fasilitas').where('id', '=', '1').execute()
	expect(await find('radiolgi')).toEqual([])
	expect(await find('apotk')).toEqual(['2'])
})
