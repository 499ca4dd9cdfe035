import { expect, test } from 'vitest'
import { matchesEtag } from './matches-etag.ts'

test.each([
	['"a"', '"a"'],
	['"a"', 'W/"a"'],
	['W/"a"', '"a"'],
	['W/"a"', 'W/"a"'],
	['"a"', '"b", W/"a","c"'],
	['"a"', '*'],
])('%s is known to a client that sends %s', (etag, known) => expect(matchesEtag(etag, known)).toBe(true))

test.each([undefined, '', '"b"', 'a', '"b", "aa"'])('"a" is unknown to a client that sends %s', (known) =>
	expect(matchesEtag('"a"', known)).toBe(false),
)
