import { hash, randomUUID } from 'node:crypto'
import { parseSigned, serializeSigned } from 'hono/utils/cookie'
import type { Db } from '../../../database/schema.ts'
import type { Fields } from '../../keys/fields.ts'
import type { Staf } from '../staff-route.ts'
import type { BetterAuth } from './create-better-auth.ts'
import { type Passwords, scryptPasswords } from './passwords.ts'
import { akunColumns, toSaya } from './second-factor.ts'
import { COOKIE_PREFIX, LONGEST_MS } from './session-limits.ts'

export type StaffAuth = ReturnType<typeof createAuth>

interface AuthOptions {
	db: Db
	secret: string
	fields: Fields
	now: () => number
	/** Empty when the site has no address of its own. */
	siteUrl?: string
	/** STAFF_2FA=required */
	requiresSecondFactor?: boolean
	passwords?: Passwords
}

export function createAuth(options: AuthOptions) {
	const { db, secret, fields, now, siteUrl = '', requiresSecondFactor = false, passwords = scryptPasswords } = options
	let loaded: Promise<BetterAuth> | undefined
	// better-auth takes half a second to load, so the first staff request loads it and the start does not.
	const betterAuth = () =>
		(loaded ??= import('./create-better-auth.ts').then(({ createBetterAuth }) =>
			createBetterAuth({ db, secret, fields, siteUrl, passwords }),
		))

	return {
		/** For the routes that sign in and out. */
		betterAuth,
		passwords,
		requiresSecondFactor,
		devices: createKnownDevices(secret),
		/** The owner of the session cookie, or null without a valid session. Only an activity makes the session last longer. */
		async findStaf(
			headers: Headers,
			setCookies: (headers: Headers) => void,
			isActivity: boolean,
		): Promise<Staf | null> {
			if (!headers.get('cookie')?.includes(COOKIE_PREFIX)) return null
			const { api } = await betterAuth()
			const { response, headers: responseHeaders } = await api.getSession({
				headers,
				query: { disableRefresh: !isActivity },
				returnHeaders: true,
			})
			setCookies(responseHeaders)
			if (!response) return null
			const { session } = response
			const signedInAt = session.createdAt.getTime()
			const stored = await db
				.selectFrom('stafSesi')
				.innerJoin('staf', 'staf.id', 'stafSesi.stafId')
				.select([...akunColumns, 'aktif', 'dikonfirmasiAt'])
				.where('stafSesi.id', '=', session.id)
				.executeTakeFirst()
			// The session has ended since the first read.
			if (!stored) return null
			const saya = await toSaya(db, stored, requiresSecondFactor)
			if (signedInAt + LONGEST_MS <= now() || !stored.aktif || saya.izin.length === 0) {
				await db.deleteFrom('stafSesi').where('id', '=', session.id).execute()
				return null
			}
			// Signing in is a confirmation too.
			return { ...saya, sesiId: session.id, dikonfirmasiAt: Math.max(stored.dikonfirmasiAt, signedInAt) }
		},
	}
}

/** A device that is not used for this long is unknown again. */
const KNOWN_FOR_SECONDS = 180 * 24 * 60 * 60

/**
 * Devices on which an account has signed in before. Their cookie is no session: it only separates their wrong passwords
 * from those of strangers.
 */
function createKnownDevices(secret: string) {
	const key = hash('sha256', `perangkat\n${secret}`)
	return {
		/** The id of the device, or null when this account has never signed in on it. */
		async find(headers: Headers, email: string): Promise<string | null> {
			const account = accountOf(email)
			const name = cookieName(account)
			const value = (await parseSigned(headers.get('cookie') ?? '', key, name))[name]
			if (!value) return null
			return value.startsWith(`${account}.`) ? value : null
		},
		/** The id of a device on which any account has signed in, for requests that name no account. */
		async findAny(headers: Headers): Promise<string | null> {
			const cookies = Object.entries(await parseSigned(headers.get('cookie') ?? '', key))
			const known = cookies.find(([name, value]) => value && name === cookieName(value.split('.')[0] ?? ''))
			return known?.[1] || null
		},
		/** The header that makes the device known. */
		async remember(email: string): Promise<Headers> {
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
