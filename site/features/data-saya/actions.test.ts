import { expect, test } from 'vitest'
import { formatSisa } from './actions.tsx'

test.each([
	[900, '15:00'],
	[899, '14:59'],
	[61, '1:01'],
	[9, '0:09'],
	[0, '0:00'],
])('%d seconds are %s', (seconds, text) => expect(formatSisa(seconds)).toBe(text))
