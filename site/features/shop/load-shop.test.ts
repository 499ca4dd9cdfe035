import { expect, test } from 'vitest'
import type { ShopItemRingkas } from '../../../contract/shop/shop.ts'
import { inOrder } from './load-shop.ts'

const items = [
	{ id: 'a', harga: 300, terbitPada: 1 },
	{ id: 'b', harga: 100, peringkat: 2 },
	{ id: 'c', harga: 200, peringkat: 1, terbitPada: 2 },
	{ id: 'd', harga: 100 },
] as ShopItemRingkas[]

test.each([
	['', 'abcd'],
	['termurah', 'bdca'],
	['termahal', 'acbd'],
	['terbaru', 'cabd'],
	['terlaris', 'cbad'],
] as const)('urut=%s: equal packages, and those that do not tell, keep the order of the hospital', (urut, ids) => {
	expect(
		inOrder(items, urut)
			.map(({ id }) => id)
			.join(''),
	).toBe(ids)
})
