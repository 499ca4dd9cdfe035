import { expect, test } from 'vitest'
import { dangerSigns } from '../../../lexicon/danger-signs.ts'
import { kapanKeIgd } from './kapan-ke-igd.ts'

test('every group of danger signs but those with calm words has a line', () => {
	const groups = dangerSigns.filter(({ tenang }) => !tenang).map(({ id }) => id)
	expect(Object.keys(kapanKeIgd).toSorted()).toEqual(groups.toSorted())
})
