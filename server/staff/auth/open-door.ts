import type { Kysely } from 'kysely'
import type { Schema } from '../../../database/schema.ts'
import type { Staf } from '../staff-context.ts'
import type { StaffAuth } from './create-auth.ts'
import { type Passwords, scryptPasswords } from './passwords.ts'

/** Nothing done for so long, and one has to sign in again; however busy, once a shift. */
export const IDLE_MS = 30 * 60_000
export const LONGEST_MS = 12 * 60 * 60_000

export interface Door {
	/** better-auth itself, for what signs in and out. */
	auth(): Promise<StaffAuth>
	passwords: Passwords
	/** Whose session came along, or nobody. */
	whoIs(headers: Headers, setCookies: (headers: Headers) => void): Promise<Staf | null>
}

interface DoorOptions {
	db: Kysely<Schema>
	secret: string
	now: () => number
	passwords?: Passwords
}

export function openDoor({ db, secret, now, passwords = scryptPasswords }: DoorOptions): Door {
	let opened: Promise<StaffAuth> | undefined
	// Half a second of loading that visitors and starts should not pay for.
	const auth = () => (opened ??= import('./create-auth.ts').then(({ createAuth }) => createAuth(db, secret, passwords)))

	return {
		auth,
		passwords,
		async whoIs(headers, setCookies) {
			if (!headers.get('cookie')?.includes(COOKIE_PREFIX)) return null
			const { api } = await auth()
			const { response, headers: answered } = await api.getSession({ headers, returnHeaders: true })
			setCookies(answered)
			if (!response) return null
			const { user, session } = response
			const isTooOld = session.createdAt.getTime() + LONGEST_MS <= now()
			if (isTooOld || !user.aktif) {
				await db.deleteFrom('stafSesi').where('id', '=', session.id).execute()
				return null
			}
			return {
				id: user.id,
				nama: user.name,
				email: user.email,
				peran: user.peran as Staf['peran'],
				totpAktif: user.twoFactorEnabled === true,
				sesiId: session.id,
			}
		},
	}
}

export const COOKIE_PREFIX = 'staf'
