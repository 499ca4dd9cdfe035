import { expect, test } from 'vitest'
import { overlappingPopups } from './overlapping-popups.ts'

const popup = (id: string, tayangMulai: number, tayangSelesai: number | null, status = 'terbit') => ({
	id,
	tayangMulai,
	tayangSelesai,
	status,
})
const others = [
	popup('sebelum', 0, 10),
	popup('sebagian', 5, 15),
	popup('selamanya', 0, null),
	popup('sesudah', 20, null),
	popup('konsep', 10, 20, 'konsep'),
	popup('ini', 10, 20),
]

test('popups overlap if one begins before the other ends; drafts and the popup itself do not count', () => {
	const ids = (...time: [number, number | null]) => overlappingPopups(popup('ini', ...time), others).map(({ id }) => id)
	expect(ids(10, 20)).toEqual(['sebagian', 'selamanya'])
	expect(ids(10, null)).toEqual(['sebagian', 'selamanya', 'sesudah'])
	expect(overlappingPopups({ tayangMulai: null }, others)).toEqual([])
})
