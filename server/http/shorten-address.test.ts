import { expect, test } from 'vitest'
import { shortenAddress } from './shorten-address.ts'

test.each([
	['203.0.113.57', '203.0.113.0/24'],
	['::ffff:203.0.113.57', '203.0.113.0/24'],
	['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
	['2001:db8:0:100', '2001:db8:0::/48'],
	['in-process', ''],
	['unknown', ''],
])('%s is shortened to %s', (address, network) => expect(shortenAddress(address)).toBe(network))
