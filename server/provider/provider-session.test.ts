import { expect, test } from 'vitest'
import {
	cookieHeader,
	hasMember,
	type ProviderSession,
	readSession,
	renewSession,
	withMember,
	writeSession,
} from './provider-session.ts'

const none: ProviderSession = new Map()
const NOW = Date.parse('2026-11-16T00:00:00Z')
const renew = (session: ProviderSession, ...lines: string[]) => renewSession(session, lines, NOW)

test('a member without a cookie of the provider is the id itself, as the specification has it', () => {
	const session = withMember(none, '65f1c0de')
	expect(writeSession(session)).toBe('65f1c0de')
	expect(cookieHeader(readSession('65f1c0de'))).toBe('member=65f1c0de')
})

test.each([
	['an opaque member cookie', ['member=s%3Aabc.d/e+f==; Path=/; HttpOnly'], 'member=s%3Aabc.d/e+f=='],
	['a session and a token', ['sid=1; Path=/', 'token="a.b.c"; Secure'], 'sid=1; token="a.b.c"'],
	['a member that looks like a list', ['member=c.abc'], 'member=c.abc'],
])('%s survives the way through the browser unchanged', (_, lines, header) => {
	const cookie = writeSession(renew(none, ...lines)) ?? ''
	expect(cookie).toMatch(/^[\w.~-]+$/)
	expect(cookieHeader(readSession(cookie))).toBe(header)
})

test('a later response replaces, adds and removes cookies', () => {
	const session = renew(none, 'member=old', 'sid=1', 'gone=1', 'past=1', 'empty=1')
	const renewed = renew(
		session,
		'member=new; Expires=Wed, 31 Dec 2098 23:59:59 GMT',
		'gone=x; Max-Age=0; Expires=Wed, 31 Dec 2098 23:59:59 GMT',
		'past=x; Expires=Thu, 01 Jan 1970 00:00:00 GMT',
		'empty=; Path=/',
		'csrf=2; Max-Age=60',
	)
	expect(cookieHeader(renewed)).toBe('member=new; sid=1; csrf=2')
})

test('a session without a member is no member', () => {
	expect([hasMember(renew(none, 'sid=1')), hasMember(withMember(none, '7'))]).toEqual([false, true])
})

test.each(['a b', 'x;y', '\r\nset-cookie: a=b', 'c.!!', `c.${btoa('a=b\r\nhost: evil')}`, 'x'.repeat(5000)])(
	'%j from a browser never reaches a header of the provider',
	(cookie) => expect(cookieHeader(readSession(cookie))).not.toMatch(/[\r\n ;]|host/),
)

test('malformed cookies of the provider are left out', () => {
	expect(renew(none, 'a b=1', '=1', 'x', 'ok=ü', '').size).toBe(0)
})

test('a session that is too long for a cookie is refused', () => {
	expect(writeSession(renew(none, `sid=${'x'.repeat(3500)}`))).toBeNull()
})
