import { passkey } from '@better-auth/passkey'
import { type BetterAuthPlugin, betterAuth } from 'better-auth'
import { APIError } from 'better-auth/api'
import { twoFactor } from 'better-auth/plugins/two-factor'
import { SANDI_MAX, SANDI_MIN } from '../../../contract/staff/auth.ts'
import type { Db } from '../../../database/schema.ts'
import { newId } from '../../ids/new-id.ts'
import type { Fields } from '../../keys/fields.ts'
import { backupCodeStorage, encryptedColumn } from './backup-codes.ts'
import type { Passwords } from './passwords.ts'
import { COOKIE_PREFIX, IDLE_MS } from './session-limits.ts'

/** A session in use is written at most this often. */
const REFRESH_SECONDS = 60

interface BetterAuthOptions {
	db: Db
	secret: string
	fields: Fields
	/** Empty when the site has no address of its own. */
	siteUrl: string
	passwords: Passwords
}

/** A passkey counts as two factors only if the device has checked its owner by PIN, finger or face. */
function requireUserVerified(isVerified: boolean | undefined): void {
	if (!isVerified) throw new APIError('UNAUTHORIZED')
}

/**
 * Sessions, passwords, TOTP codes and passkeys by better-auth on our tables. None of its routes is mounted; our routes call its
 * API (docs/decisions/0020).
 */
export function createBetterAuth({ db, secret, fields, siteUrl, passwords }: BetterAuthOptions) {
	const site = siteUrl ? new URL(siteUrl) : undefined
	return betterAuth({
		appName: 'Ruang Staf',
		// Passkeys belong to a host: the site's, or without SITE_URL that of the request.
		baseURL: site?.origin ?? { allowedHosts: ['**'], fallback: 'http://staf.invalid' },
		secret,
		// Also on PostgreSQL: then times are ISO text and booleans are 1 or 0 on both databases.
		database: { db, type: 'sqlite' },
		telemetry: { enabled: false },
		logger: { disabled: true },
		rateLimit: { enabled: false },
		emailAndPassword: {
			enabled: true,
			disableSignUp: true,
			minPasswordLength: SANDI_MIN,
			maxPasswordLength: SANDI_MAX,
			password: passwords,
		},
		user: {
			modelName: 'staf',
			fields: { name: 'nama', emailVerified: 'emailTerverifikasi', image: 'foto' },
			additionalFields: {
				peran: { type: 'string[]', required: true, input: false },
				poliKlinik: { type: 'string[]', required: true, input: false },
				aktif: { type: 'boolean', required: true, input: false },
			},
		},
		session: {
			modelName: 'stafSesi',
			fields: { userId: 'stafId' },
			expiresIn: IDLE_MS / 1000,
			updateAge: REFRESH_SECONDS,
			// A session never becomes stale: routes that need the password ask for it.
			freshAge: 0,
		},
		account: { modelName: 'stafAkun', fields: { userId: 'stafId' } },
		verification: { modelName: 'stafVerifikasi' },
		databaseHooks: {
			session: {
				create: {
					// An inactive account gets no session, even with the right password.
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
				// It would lock the owner out too; totp-codes.ts and sign-in-backoff.ts count by device and network.
				accountLockout: { enabled: false },
				backupCodeOptions: { storeBackupCodes: backupCodeStorage(fields, passwords) },
				schema: {
					user: { fields: { twoFactorEnabled: 'totpAktif' } },
					twoFactor: { modelName: 'stafTotp', fields: { userId: 'stafId' } },
				},
			}),
			encryptedSecret(encryptedColumn(fields, 'secret')),
			passkey({
				rpName: 'Ruang Staf',
				rpID: site?.hostname,
				// Null: the origin of the request, which is this host or was rejected before.
				origin: site?.origin ?? null,
				authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
				registration: {
					afterVerification: ({ verification }) => requireUserVerified(verification.registrationInfo?.userVerified),
				},
				authentication: {
					afterVerification: ({ verification }) => requireUserVerified(verification.authenticationInfo.userVerified),
				},
				advanced: { webAuthnChallengeCookie: 'passkey' },
				schema: {
					passkey: {
						modelName: 'stafPasskey',
						fields: { userId: 'stafId', name: 'nama', credentialID: 'credentialId' },
					},
				},
			}),
		],
	})
}

/** better-auth has no option for the secret of TOTP, so this plugin adds ours to its column. */
const encryptedSecret = ({ encrypt, decrypt }: ReturnType<typeof encryptedColumn>) =>
	({
		id: 'encrypted-secret',
		schema: {
			twoFactor: {
				modelName: 'stafTotp',
				fields: {
					secret: {
						type: 'string',
						required: true,
						returned: false,
						transform: {
							input: (text) => (typeof text === 'string' ? encrypt(text) : text),
							output: (text) => (typeof text === 'string' ? decrypt(text) : text),
						},
					},
				},
			},
		},
	}) satisfies BetterAuthPlugin

export type BetterAuth = ReturnType<typeof createBetterAuth>
