import { expect, test } from 'vitest'
import { shortenAddress } from './shorten-address.ts'

test.each([
	['203.0.113.7', '203.0.113.0'],
	['::ffff:203.0.113.7', '203.0.113.0'],
	['2001:DB8:1:2:3:4:5:6', '2001:db8:1::'],
	['2001:db8::7', '2001:db8:0::'],
	['2001:db8:1:2', '2001:db8:1::'],
	['in-process', null],
	['203.0.113', null],
	['12:34567890:1', null],
	['', null],
])('%s becomes %s', (address, network) => expect(shortenAddress(address)).toBe(network))
