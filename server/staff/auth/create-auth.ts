import type { Db } from '../../../database/schema.ts'
import type { Fields } from '../../keys/fields.ts'
import type { Staf } from '../staff-context.ts'
import type { BetterAuth } from './create-better-auth.ts'
import { createKnownDevices, type KnownDevices } from './known-devices.ts'
import { type Passwords, scryptPasswords } from './passwords.ts'
import { akunColumns, toSaya } from './second-factor.ts'
import { COOKIE_PREFIX, LONGEST_MS } from './session-limits.ts'

export interface StaffAuth {
	/** better-auth itself, for the routes that sign in and out. */
	betterAuth(): Promise<BetterAuth>
	passwords: Passwords
	devices: KnownDevices
	/** STAFF_2FA=required */
	requiresSecondFactor: boolean
	/** The owner of the session cookie, or null without a valid session. Only an activity makes the session last longer. */
	findStaf(headers: Headers, setCookies: (headers: Headers) => void, isActivity: boolean): Promise<Staf | null>
}

interface AuthOptions {
	db: Db
	secret: string
	fields: Fields
	now: () => number
	/** Empty when the site has no address of its own. */
	siteUrl?: string
	requiresSecondFactor?: boolean
	passwords?: Passwords
}

export function createAuth(options: AuthOptions): StaffAuth {
	const { db, secret, fields, now, siteUrl = '', requiresSecondFactor = false, passwords = scryptPasswords } = options
	let loaded: Promise<BetterAuth> | undefined
	// better-auth takes half a second to load, so the first staff request loads it and the start does not.
	const betterAuth = () =>
		(loaded ??= import('./create-better-auth.ts').then(({ createBetterAuth }) =>
			createBetterAuth({ db, secret, fields, siteUrl, passwords }),
		))

	return {
		betterAuth,
		passwords,
		requiresSecondFactor,
		devices: createKnownDevices(secret),
		async findStaf(headers, setCookies, isActivity) {
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
