import { betterAuth } from 'better-auth'
import { twoFactor } from 'better-auth/plugins/two-factor'
import type { Kysely } from 'kysely'
import { SANDI_MAX, SANDI_MIN } from '../../../contract/staff/auth.ts'
import type { Schema } from '../../../database/schema.ts'
import { newId } from '../../content/new-id.ts'
import { COOKIE_PREFIX, IDLE_MS } from './open-door.ts'
import type { Passwords } from './passwords.ts'

/** How often at most a session in use is written anew. */
const REFRESH_SECONDS = 60

/**
 * Sessions, passwords and codes by better-auth on our tables. None of its own routes is mounted: ours call what they
 * need of it (docs/decisions/0020).
 */
export function createAuth(db: Kysely<Schema>, secret: string, password: Passwords) {
	return betterAuth({
		appName: 'RS Yasmin Staf',
		// Only asked for where an address is made, which we never let it do.
		baseURL: 'http://staf.invalid',
		secret,
		// On PostgreSQL too: so times are ISO text and yes or no is 1 or 0 on both.
		database: { db, type: 'sqlite' },
		telemetry: { enabled: false },
		logger: { disabled: true },
		rateLimit: { enabled: false },
		emailAndPassword: {
			enabled: true,
			disableSignUp: true,
			minPasswordLength: SANDI_MIN,
			maxPasswordLength: SANDI_MAX,
			password,
		},
		user: {
			modelName: 'staf',
			fields: { name: 'nama', emailVerified: 'emailTerverifikasi', image: 'foto' },
			additionalFields: {
				peran: { type: 'string', required: true, input: false },
				aktif: { type: 'boolean', required: true, input: false },
			},
		},
		session: {
			modelName: 'stafSesi',
			fields: { userId: 'stafId' },
			expiresIn: IDLE_MS / 1000,
			updateAge: REFRESH_SECONDS,
			// A session is as good at its end as at its beginning: what needs the password asks for it.
			freshAge: 0,
		},
		account: { modelName: 'stafAkun', fields: { userId: 'stafId' } },
		verification: { modelName: 'stafVerifikasi' },
		databaseHooks: {
			session: {
				create: {
					// Who has left signs in no more, with the right password neither.
					before: async (session) => {
						const staf = await db.selectFrom('staf').select('aktif').where('id', '=', session.userId).executeTakeFirst()
						return staf?.aktif ? undefined : false
					},
				},
			},
		},
		advanced: {
			cookiePrefix: COOKIE_PREFIX,
			useSecureCookies: false,
			defaultCookieAttributes: { httpOnly: true, sameSite: 'strict', path: '/api/v1/staf' },
			ipAddress: { disableIpTracking: true },
			disableOriginCheck: true,
			disableCSRFCheck: true,
			database: { generateId: () => newId() },
		},
		plugins: [
			twoFactor({
				issuer: 'RS Yasmin Staf',
				schema: {
					user: { fields: { twoFactorEnabled: 'totpAktif' } },
					twoFactor: { modelName: 'stafTotp', fields: { userId: 'stafId' } },
				},
			}),
		],
	})
}

export type StaffAuth = ReturnType<typeof createAuth>
