import type { Db } from '../../../database/schema.ts'
import { type Failure, fail, isFailure } from '../../http/failure.ts'
import { newId } from '../../ids/new-id.ts'
import type { Staf, StaffContext } from '../staff-context.ts'
import { withBackoff } from './sign-in-backoff.ts'

/** Password hashing. Tests replace the slow scrypt. */
export interface Passwords {
	hash(password: string): Promise<string>
	verify(given: { hash: string; password: string }): Promise<boolean>
}

/** Node's scrypt as better-auth uses it; loaded on first use, like better-auth itself. */
export const scryptPasswords: Passwords = {
	hash: async (password) => (await import('better-auth/crypto')).hashPassword(password),
	verify: async (given) => (await import('better-auth/crypto')).verifyPassword(given),
}

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
