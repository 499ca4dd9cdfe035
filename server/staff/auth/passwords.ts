import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../../database/schema.ts'
import { type Failure, fail, isFailure } from '../../http/failure.ts'
import { newId } from '../../ids/new-id.ts'
import type { Staf, StaffContext } from '../staff-route.ts'
import { withBackoff } from './sign-in-backoff.ts'

/** Password hashing. Tests replace the slow scrypt. */
export interface Passwords {
	/** With the salt and the cost of `like`, if it is given: the same password has the same hash then. */
	hash(password: string, like?: string): Promise<string>
	verify(given: { hash: string; password: string }): Promise<boolean>
}

/** As OWASP recommends. A password that is being hashed takes 32 MB. */
const COST = { N: 2 ** 15, r: 8, p: 3 }
const KEY_BYTES = 64

/** Node's scrypt. A hash tells its cost, so that a later one can be higher. */
export const scryptPasswords: Passwords = {
	async hash(password, like) {
		const { cost, salt } = like ? readHash(like) : { cost: COST, salt: randomBytes(16) }
		const key = await derive(password, salt, cost)
		return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$')
	},
	async verify({ hash, password }) {
		// Version 1.0.0 stored hashes of better-auth's own.
		if (!hash.startsWith('scrypt$')) return (await import('better-auth/crypto')).verifyPassword({ hash, password })
		const { cost, salt, key } = readHash(hash)
		const derived = await derive(password, salt, cost)
		return key.length === KEY_BYTES && timingSafeEqual(derived, key)
	},
}

function readHash(hash: string) {
	const [, N, r, p, salt = '', key = ''] = hash.split('$')
	const cost = { N: Number(N), r: Number(r), p: Number(p) }
	return { cost, salt: Buffer.from(salt, 'base64url'), key: Buffer.from(key, 'base64url') }
}

const derive = (password: string, salt: Buffer, cost: typeof COST) =>
	new Promise<Buffer>((resolve, reject) =>
		scrypt(password.normalize('NFKC'), salt, KEY_BYTES, { ...cost, maxmem: 2 * 128 * cost.N * cost.r }, (error, key) =>
			error ? reject(error) : resolve(key),
		),
	)

/** Stores a hashed password where better-auth reads it, and deletes every session except `keepSesi`. */
export async function savePassword(
	db: Db,
	{ stafId, hashed, now, keepSesi = '' }: { stafId: string; hashed: string; now: number; keepSesi?: string },
): Promise<void> {
	const time = new Date(now).toISOString()
	await db
		.insertInto('stafAkun')
		.values({
			id: newId(now),
			stafId,
			accountId: stafId,
			providerId: 'credential',
			password: hashed,
			createdAt: time,
			updatedAt: time,
		})
		.onConflict((conflict) =>
			conflict.columns(['stafId', 'providerId']).doUpdateSet({ password: hashed, updatedAt: time }),
		)
		.execute()
	await db.deleteFrom('stafSesi').where('stafId', '=', stafId).where('id', '!=', keepSesi).execute()
}

interface Given {
	staf: Staf
	address: string
	sandi: string
	/** The input that a wrong password is reported at. */
	field: string
}

/** Verifies the password of a signed-in member of staff; wrong ones are counted like those of the sign-in. */
export async function verifyPassword(
	context: StaffContext,
	{ staf, address, sandi, field }: Given,
): Promise<Failure | null> {
	const verified = await withBackoff(context, { account: staf.id, source: address, isKnown: true }, async () => {
		const akun = await context.db
			.selectFrom('stafAkun')
			.select('password')
			.where('stafId', '=', staf.id)
			.where('providerId', '=', 'credential')
			.executeTakeFirst()
		const isRight = akun?.password && (await context.auth.passwords.verify({ hash: akun.password, password: sandi }))
		return isRight ? akun : fail('INPUT_TIDAK_VALID', { fields: { [field]: 'Kata sandi tidak cocok.' } })
	})
	return isFailure(verified) ? verified : null
}

/** An open account whose owner has not set a password yet, and so has never signed in. */
export const hasNoPassword = sql<boolean>`"staf"."aktif" = 1 and not exists (
	select 1 from "stafAkun" where "stafAkun"."stafId" = "staf"."id" and "stafAkun"."password" is not null)`
