import { hash, randomUUID } from 'node:crypto'
import { parseSigned, serializeSigned } from 'hono/utils/cookie'

/** A device that is not used for this long is unknown again. */
const KNOWN_FOR_SECONDS = 180 * 24 * 60 * 60

/**
 * Devices on which an account has signed in before. Their cookie is no session: it only separates their wrong passwords
 * from those of strangers.
 */
export interface KnownDevices {
	/** The id of the device, or null when this account has never signed in on it. */
	find(headers: Headers, email: string): Promise<string | null>
	/** The id of a device on which any account has signed in, for requests that name no account. */
	findAny(headers: Headers): Promise<string | null>
	/** The header that makes the device known. */
	remember(email: string): Promise<Headers>
}

export function createKnownDevices(secret: string): KnownDevices {
	const key = hash('sha256', `perangkat\n${secret}`)
	return {
		async find(headers, email) {
			const account = accountOf(email)
			const name = cookieName(account)
			const value = (await parseSigned(headers.get('cookie') ?? '', key, name))[name]
			if (!value) return null
			return value.startsWith(`${account}.`) ? value : null
		},
		async findAny(headers) {
			const cookies = Object.entries(await parseSigned(headers.get('cookie') ?? '', key))
			const known = cookies.find(([name, value]) => value && name === cookieName(value.split('.')[0] ?? ''))
			return known?.[1] || null
		},
		async remember(email) {
			const account = accountOf(email)
			const cookie = await serializeSigned(cookieName(account), `${account}.${randomUUID()}`, key, {
				path: '/api/v1/staf',
				httpOnly: true,
				sameSite: 'Strict',
				maxAge: KNOWN_FOR_SECONDS,
			})
			return new Headers({ 'set-cookie': cookie })
		},
	}
}

/** A shared computer knows several accounts: one cookie each. The cookie does not name the account. */
const accountOf = (email: string) => hash('sha256', email).slice(0, 16)
const cookieName = (account: string) => `perangkat-${account}`
