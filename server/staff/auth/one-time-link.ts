import { hash, randomBytes } from 'node:crypto'
import type { Db } from '../../../database/schema.ts'
import { StartError } from '../../env.ts'
import { recordEvent } from '../../peristiwa/record-event.ts'
import { accountEntry } from './account-entry.ts'

export const LINK_HOURS = 24
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

export const newToken = () => randomBytes(24).toString('base64url')

export async function createLink(db: Db, stafId: string, now: number, options?: LinkOptions): Promise<string> {
	const token = newToken()
	await storeLink(db, stafId, token, now, options)
	return token
}

/** The link replaces the owner's earlier one. */
export async function storeLink(
	db: Db,
	stafId: string,
	token: string,
	now: number,
	{ validMs = LINK_MS, removesFactors = false }: LinkOptions = {},
): Promise<void> {
	const row = { tokenHash: hashToken(token), expiredAt: now + validMs, hapusFaktor: removesFactors ? 1 : 0 }
	await db
		.insertInto('stafTautan')
		.values({ stafId, ...row })
		.onConflict((conflict) => conflict.column('stafId').doUpdateSet(row))
		.execute()
}

export const linkPath = (token: string) => `/staf/sandi?token=${token}`

/** The owner of a link that has not expired. */
export const findLink = (db: Db, token: string, now: number) =>
	db
		.selectFrom('stafTautan')
		.innerJoin('staf', 'staf.id', 'stafTautan.stafId')
		.select(['staf.id', 'staf.nama', 'staf.email', 'hapusFaktor'])
		.where('tokenHash', '=', hashToken(token))
		.where('expiredAt', '>', now)
		.where('staf.aktif', '=', 1)
		.executeTakeFirst()

/** Deletes the link; false when another request has used it already. */
export async function useLink(db: Db, token: string): Promise<boolean> {
	const { numDeletedRows } = await db
		.deleteFrom('stafTautan')
		.where('tokenHash', '=', hashToken(token))
		.executeTakeFirst()
	return numDeletedRows > 0n
}

/**
 * Creates a new one-time link for a member of staff.
 *
 * @throws StartError that lists the known addresses when the given one is unknown
 */
export async function createStaffLink(db: Db, email: string, now: number): Promise<string> {
	const staf = await db
		.selectFrom('staf')
		.selectAll()
		.where('email', '=', email.trim().toLowerCase())
		.where('aktif', '=', 1)
		.executeTakeFirst()
	if (!staf) {
		const known = await db.selectFrom('staf').select('email').where('aktif', '=', 1).orderBy('email').execute()
		const emails = known.map((each) => each.email).join(', ') || 'none; `npm start` creates the first'
		throw new StartError(`Usage: npm run staff-link -- <email>. Known addresses: ${emails}.`)
	}
	return db.transaction().execute(async (transaction) => {
		await recordEvent(transaction, { ...accountEntry(staf), aksi: 'tautan-baru', staf: null, now })
		return linkPath(await createLink(transaction, staf.id, now, { removesFactors: true }))
	})
}
