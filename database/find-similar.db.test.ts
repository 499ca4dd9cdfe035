import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../tests/test-database.ts'
import { insertRows } from '../tests/test-rows.ts'
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

/** What the trigram index can know: three letters in a row, a blank standing before and behind a longer word. */
const shareLetters = (term: string, cari: string) =>
	term.split(' ').some((word) => {
		const letters = Array.from(Array.from(word).length > 3 ? ` ${word} ` : word)
		return letters.some((_, at) => at + 3 <= letters.length && cari.includes(letters.slice(at, at + 3).join('')))
	})

test('finds what comparing every row finds', async () => {
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
			const mistakes = [...new Set(words)].map((word) => typingMistakes(word, cari))
			const isFound = words.length > 0 && !mistakes.includes(null) && shareLetters(folded, cari)
			return isFound ? [[String(place + 1), mistakes.reduce<number>((sum, count) => sum + (count ?? 0), 0)]] : []
		})
		const found = await findSimilar(db, kind, 'mitra', term)
		expect([...found].sort((a, b) => Number(a[0]) - Number(b[0]))).toEqual(expected)
	})
	await fc.assert(property, { numRuns: 100 })
})

test('of very many rows those that share the most are looked at', async () => {
	const { db, kind } = database
	await db.deleteFrom('layanan').execute()
	const many = Array.from({ length: 400 }, (_, place) => ({ nama: `Jantan ${String(place).padStart(3, '0')}` }))
	await insertRows(db, 'layanan', [...many, { nama: 'Zona Jantung' }])
	expect([...(await findSimilar(db, kind, 'layanan', 'jantumg'))]).toEqual([['401', 1]])
})

test('every word that tells something must be found', async () => {
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
