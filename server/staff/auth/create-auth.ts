import type { Kysely } from 'kysely'
import { peran } from '../../../contract/staff/permissions.ts'
import type { Schema } from '../../../database/schema.ts'
import type { Staf } from '../staff-context.ts'
import type { BetterAuth } from './create-better-auth.ts'
import { createKnownDevices, type KnownDevices } from './known-devices.ts'
import { type Passwords, scryptPasswords } from './passwords.ts'
import { COOKIE_PREFIX, LONGEST_MS } from './session-limits.ts'

export interface StaffAuth {
	/** better-auth itself, for the routes that sign in and out. */
	betterAuth(): Promise<BetterAuth>
	passwords: Passwords
	devices: KnownDevices
	/** The owner of the session cookie, or null without a valid session. Only an activity makes the session last longer. */
	findStaf(headers: Headers, setCookies: (headers: Headers) => void, isActivity: boolean): Promise<Staf | null>
}

interface AuthOptions {
	db: Kysely<Schema>
	secret: string
	now: () => number
	passwords?: Passwords
}

export function createAuth({ db, secret, now, passwords = scryptPasswords }: AuthOptions): StaffAuth {
	let loaded: Promise<BetterAuth> | undefined
	// better-auth takes half a second to load, so the first staff request loads it and the start does not.
	const betterAuth = () =>
		(loaded ??= import('./create-better-auth.ts').then(({ createBetterAuth }) =>
			createBetterAuth(db, secret, passwords),
		))

	return {
		betterAuth,
		passwords,
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
			const { user, session } = response
			const ownPeran = peran.filter((each) => user.peran.includes(each))
			const isTooOld = session.createdAt.getTime() + LONGEST_MS <= now()
			if (isTooOld || !user.aktif || ownPeran.length === 0) {
				await db.deleteFrom('stafSesi').where('id', '=', session.id).execute()
				return null
			}
			return {
				id: user.id,
				nama: user.name,
				email: user.email,
				peran: ownPeran,
				totpAktif: user.twoFactorEnabled === true,
				sesiId: session.id,
			}
		},
	}
}
