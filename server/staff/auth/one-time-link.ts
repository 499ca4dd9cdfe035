import { hash, randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Schema } from '../../../database/schema.ts'

const LINK_HOURS = 24
export const LINK_MS = LINK_HOURS * 60 * 60_000
/** A mailbox is read by more people and programs than a screen. */
export const MAILED_LINK_MINUTES = 30
export const MAILED_LINK_MS = MAILED_LINK_MINUTES * 60_000

const hashToken = (token: string) => hash('sha256', token)

interface LinkOptions {
	validMs?: number
	/** Its use removes the second factor: for an owner who has lost it and gets the link in person. */
	removesFactors?: boolean
}

/** Creates a link to set a password with. It replaces the owner's earlier link. */
export async function createLink(
	db: Kysely<Schema>,
	stafId: string,
	now: number,
	{ validMs = LINK_MS, removesFactors = false }: LinkOptions = {},
): Promise<string> {
	const token = randomBytes(24).toString('base64url')
	const row = { tokenHash: hashToken(token), expiredAt: now + validMs, hapusFaktor: removesFactors ? 1 : 0 }
	await db
		.insertInto('stafTautan')
		.values({ stafId, ...row })
		.onConflict((conflict) => conflict.column('stafId').doUpdateSet(row))
		.execute()
	return token
}

export const linkPath = (token: string) => `/staf/sandi?token=${token}`

/** The owner of a link that has not expired. */
export const findLink = (db: Kysely<Schema>, token: string, now: number) =>
	db
		.selectFrom('stafTautan')
		.innerJoin('staf', 'staf.id', 'stafTautan.stafId')
		.select(['staf.id', 'staf.nama', 'staf.email', 'hapusFaktor'])
		.where('tokenHash', '=', hashToken(token))
		.where('expiredAt', '>', now)
		.where('staf.aktif', '=', 1)
		.executeTakeFirst()

/** Deletes the link; false when another request has used it already. */
export async function useLink(db: Kysely<Schema>, token: string): Promise<boolean> {
	const { numDeletedRows } = await db
		.deleteFrom('stafTautan')
		.where('tokenHash', '=', hashToken(token))
		.executeTakeFirst()
	return numDeletedRows > 0n
}
