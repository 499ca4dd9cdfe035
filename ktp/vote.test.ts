import { expect, test } from 'vitest'
import { vote } from './vote.ts'

const confident = (text: string) => ({ text, confidence: 90 })
const unsure = (text: string) => ({ text, confidence: 30 })

test('the most frequent reading wins, and two equal readings are sure', () => {
	expect(vote(['SRI WAHYUNI', 'SRIWAHYUNI', 'SRI WAHYUNI'].map(confident))).toEqual({
		value: 'SRI WAHYUNI',
		isSure: true,
	})
	expect(vote(['A', 'B', ''].map(confident))).toEqual({ value: 'A', isSure: false })
	expect(vote(['', '', 'B'].map(confident))).toEqual({ value: 'B', isSure: false })
	expect(vote([])).toEqual({ value: '', isSure: false })
})

test('equal readings are sure only if one of them is confident', () => {
	expect(vote([unsure('SRI'), unsure('SRI'), unsure('SRI')])).toEqual({ value: 'SRI', isSure: false })
	expect(vote([unsure('SRI'), confident('SRI')])).toEqual({ value: 'SRI', isSure: true })
	expect(vote([unsure('SRI'), unsure('SRI'), confident('SRJ')])).toEqual({ value: 'SRI', isSure: false })
})
