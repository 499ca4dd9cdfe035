import { MEMBER_COOKIE } from '../../contract/member/member.ts'

const EXPIRES = 'Wed, 31 Dec 2098 23:59:59 GMT'

export const isMemberToken = (value: string): boolean => /^[0-9a-f]{32}$/.test(value)

// Hono's cookie helper rejects an expiry more than 400 days away, which the spec asks for.
export function setMemberCookie(response: Response, token: string, secure: boolean): void {
	response.headers.append('set-cookie', `${MEMBER_COOKIE}=${token}; ${attributes(secure)}; Expires=${EXPIRES}`)
}

export function clearMemberCookie(response: Response, secure: boolean): void {
	response.headers.append('set-cookie', `${MEMBER_COOKIE}=; ${attributes(secure)}; Max-Age=0`)
}

const attributes = (secure: boolean) => `Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
