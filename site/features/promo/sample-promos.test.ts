import { expect, test } from 'vitest'
import { isExpired, PROMO_PAGES, promosOfPage, samplePromos } from './sample-promos.ts'

test('every promo has all its texts, and a unique address and code', () => {
	expect(samplePromos).toHaveLength(15)
	expect(samplePromos.flatMap((promo) => Object.values(promo)).every((value) => value.length > 0)).toBe(true)
	expect(new Set(samplePromos.map(({ uri }) => uri)).size).toBe(samplePromos.length)
	expect(new Set(samplePromos.map(({ kode }) => kode)).size).toBe(samplePromos.length)
})

test('the five pages contain every promo once', () => {
	const pages = Array.from({ length: PROMO_PAGES }, (_, index) => promosOfPage(index + 1))
	expect(pages.flat()).toEqual(samplePromos)
	expect(pages.every((page) => page.length > 0)).toBe(true)
})

test('a promo is valid until the end of its last day', () => {
	const promo = { selesai: '2024-08-31' }
	expect(isExpired(promo, '2024-08-31')).toBe(false)
	expect(isExpired(promo, '2024-09-01')).toBe(true)
})
