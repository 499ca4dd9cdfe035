import { expect, test } from 'vitest'
import { leadsInside } from './private-address.ts'

test.each([
	['127.0.0.1', true],
	['10.1.2.3', true],
	['172.31.0.1', true],
	['192.168.1.1', true],
	['169.254.169.254', true],
	['[::1]', true],
	['[fd00::1]', true],
	['[::ffff:10.0.0.1]', true],
	['localhost', true],
	['tidak-ada.invalid', true],
	['198.18.0.1', true],
	['224.0.0.1', true],
	['203.0.113.7', true],
	['[2001:db8::7]', true],
	['[ff02::1]', true],
	['[64:ff9b::a00:1]', true],
	['[2002:a00:1::]', true],
	['8.8.8.8', false],
	['[2606:4700::1]', false],
])('%s leads inside: %s', async (host, expected) => expect(await leadsInside(new URL(`http://${host}`))).toBe(expected))
