import { expect, test } from 'vitest'
import { vote } from './vote.ts'

test('the most frequent reading wins, and two equal readings are sure', () => {
	expect(vote(['SRI WAHYUNI', 'SRIWAHYUNI', 'SRI WAHYUNI'])).toEqual({ value: 'SRI WAHYUNI', isSure: true })
	expect(vote(['A', 'B', ''])).toEqual({ value: 'A', isSure: false })
	expect(vote(['', '', 'B'])).toEqual({ value: 'B', isSure: false })
	expect(vote([])).toEqual({ value: '', isSure: false })
})
