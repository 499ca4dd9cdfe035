import { MEMBER_COOKIE } from '../../contract/member/member.ts'

/**
 * The cookies that a provider set for one visitor, by name. The visitor's browser carries them in our `member` cookie: as
 * the plain value when there is only `member`, else as `c.` and the encoded list.
 */
export type ProviderSession = ReadonlyMap<string, string>

const LIST_PREFIX = 'c.'
const PLAIN_VALUE = /^(?!c\.)[\w.~-]+$/
/** Browsers refuse a cookie above 4096 bytes, name and attributes included. */
const MAX_LENGTH = 3800

const NAME = /^[\w!#$%&'*+.^`|~-]+$/
/** What RFC 6265 allows in a value; quotes may surround it. */
const VALUE = /^[\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e"]*$/
const isCookie = (name: string, value: string) => NAME.test(name) && VALUE.test(value)

export function readSession(cookie: string | undefined): ProviderSession {
	if (!cookie || cookie.length > MAX_LENGTH) return new Map()
	if (!cookie.startsWith(LIST_PREFIX)) return PLAIN_VALUE.test(cookie) ? new Map([[MEMBER_COOKIE, cookie]]) : new Map()
	const list = Buffer.from(cookie.slice(LIST_PREFIX.length), 'base64url').toString()
	return new Map(
		list
			.split('; ')
			.map(splitPair)
			.filter(([name, value]) => isCookie(name, value)),
	)
}

/** The value of our cookie; empty without a session, null when the session is too long for a cookie. */
export function writeSession(session: ProviderSession): string | null {
	if (session.size === 0) return ''
	const member = session.get(MEMBER_COOKIE)
	const isPlain = session.size === 1 && member !== undefined && PLAIN_VALUE.test(member)
	const cookie = isPlain ? member : LIST_PREFIX + Buffer.from(cookieHeader(session)).toString('base64url')
	return cookie.length > MAX_LENGTH ? null : cookie
}

export const cookieHeader = (session: ProviderSession) =>
	[...session].map(([name, value]) => `${name}=${value}`).join('; ')

/** The session after a response with these `Set-Cookie` headers. */
export function renewSession(session: ProviderSession, setCookies: string[], now = Date.now()): ProviderSession {
	const renewed = new Map(session)
	for (const line of setCookies) {
		const [pair = '', ...attributes] = line.split(';').map((part) => part.trim())
		const [name, value] = splitPair(pair)
		if (!isCookie(name, value)) continue
		if (value === '' || isExpired(attributes, now)) renewed.delete(name)
		else renewed.set(name, value)
	}
	return renewed
}

/** The member that a session without a cookie of the provider's own is identified by. */
export const withMember = (session: ProviderSession, memberId: string): ProviderSession =>
	new Map([...session, [MEMBER_COOKIE, encodeURIComponent(memberId)]])

export const hasMember = (session: ProviderSession) => session.has(MEMBER_COOKIE)

function isExpired(attributes: string[], now: number): boolean {
	const values = new Map(attributes.map(splitPair).map(([name, value]) => [name.toLowerCase(), value]))
	const maxAge = values.get('max-age')
	// Max-Age takes precedence.
	if (maxAge !== undefined) return Number(maxAge) <= 0
	return Date.parse(values.get('expires') ?? '') <= now
}

function splitPair(pair: string): [name: string, value: string] {
	const at = pair.indexOf('=')
	return at < 0 ? ['', ''] : [pair.slice(0, at).trim(), pair.slice(at + 1).trim()]
}
