import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { MEMBER_COOKIE } from '../../contract/member.ts'

const EXPIRES = 'Wed, 31 Dec 2098 23:59:59 GMT'

/** The id in the cookie, if it looks like one of ours. */
export function readMemberCookie(c: Context): string | null {
	const value = getCookie(c, MEMBER_COOKIE)
	return value !== undefined && /^[0-9a-f]{32}$/.test(value) ? value : null
}

// Written out by hand: the cookie helper refuses a date more than 400 days away, which the spec asks for.
export function setMemberCookie(response: Response, memberId: string, c: Context): void {
	response.headers.append('set-cookie', `${MEMBER_COOKIE}=${memberId}; ${attributes(c)}; Expires=${EXPIRES}`)
}

export function clearMemberCookie(response: Response, c: Context): void {
	response.headers.append('set-cookie', `${MEMBER_COOKIE}=; ${attributes(c)}; Max-Age=0`)
}

const attributes = (c: Context) => `Path=/; HttpOnly; SameSite=Lax${isHttps(c) ? '; Secure' : ''}`

const isHttps = (c: Context) =>
	c.req.url.startsWith('https:') || c.req.header('x-forwarded-proto')?.split(',')[0]?.trim() === 'https'
