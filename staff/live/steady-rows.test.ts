import { expect, test } from 'vitest'
import { steadyRows } from './steady-rows.ts'

const rowsOf = (ids: string) => [...ids].map((id) => ({ id }))
const shownOf = (ids: string) => rowsOf(ids).map((row) => ({ row, isGone: false }))
/** Rows that are gone are in brackets. */
const arranged = (shown: string, next: string, own = '') =>
	steadyRows(shownOf(shown), rowsOf(next), new Set(own))
		.map(({ row, isGone }) => (isGone ? `(${row.id})` : row.id))
		.join('')

test.each([
	['a new row at the end appears', 'abc', 'abcd', '', 'abcd'],
	['a new row before others waits', 'abc', 'xabc', '', 'abc'],
	['a row that left stays in its place', 'abc', 'ac', '', 'a(b)c'],
	['the first row that left stays in its place', 'abc', 'bcd', '', '(a)bcd'],
	['rows that left side by side stay in their order', 'abcd', 'ad', '', 'a(b)(c)d'],
	['everything left', 'ab', '', '', '(a)(b)'],
	['a row that this screen removed goes at once', 'abc', 'ac', 'b', 'ac'],
	['a row that this screen brought back returns to its place', 'ac', 'abc', 'b', 'abc'],
	['an empty list fills', '', 'ab', '', 'ab'],
])('%s', (_, shown, next, own, expected) => {
	expect(arranged(shown, next, own)).toBe(expected)
})

test('a row that stays has its new values', () => {
	const shown = [{ row: { id: 'a', status: 'baru' }, isGone: false }]
	const next = [{ id: 'a', status: 'hadir' }]
	expect(steadyRows(shown, next, new Set())).toEqual([{ row: { id: 'a', status: 'hadir' }, isGone: false }])
})
