import type { Calls } from '../../contract/calls.ts'
import type { Perangkat } from '../../contract/member/member.ts'
import type { Db } from '../../database/schema.ts'
import type { ApiContext, MemberHandler } from '../api/context.ts'
import { fail } from '../http/failure.ts'
import { namePerangkat } from '../http/name-perangkat.ts'
import { newId } from '../ids/new-id.ts'
import { hashSecret } from '../keys/hash-secret.ts'

/** Far more than a family has; the longest unused one ends. */
export const MAX_PERANGKAT = 20

/** `seenAt` is written at most once a day. */
const SEEN_EVERY_MS = 86_400_000

export interface NewPerangkat {
	memberId: string
	/** The value of the cookie. */
	token: string
	userAgent: string | undefined
	createdAt: number
}

export async function createPerangkat(db: Db, perangkat: NewPerangkat): Promise<void> {
	const { memberId, token, userAgent, createdAt } = perangkat
	await db
		.insertInto('memberPerangkat')
		.values({
			id: newId(createdAt),
			memberId,
			tokenHash: hashSecret(token),
			nama: namePerangkat(userAgent),
			createdAt,
			seenAt: createdAt,
		})
		.execute()
	const surplus = db
		.selectFrom('memberPerangkat')
		.select('id')
		.where('memberId', '=', memberId)
		.orderBy('seenAt', 'desc')
		.orderBy('id', 'desc')
		.limit(MAX_PERANGKAT)
		.offset(MAX_PERANGKAT)
	await db.deleteFrom('memberPerangkat').where('id', 'in', surplus).execute()
}

/**
 * The device with this token, if the member has not ended it. Records the visit, because members and devices that do not
 * come back are deleted after some time.
 */
export async function findPerangkat(
	{ db, now }: Pick<ApiContext, 'db' | 'now'>,
	token: string,
): Promise<{ id: string; memberId: string } | null> {
	const found = await db
		.selectFrom('memberPerangkat')
		.select(['id', 'memberId', 'seenAt'])
		.where('tokenHash', '=', hashSecret(token))
		.executeTakeFirst()
	if (!found) return null
	const { id, memberId } = found
	const seenAt = now()
	if (seenAt - found.seenAt >= SEEN_EVERY_MS) await recordVisit(db, found, seenAt)
	return { id, memberId }
}

async function recordVisit(db: Db, { id, memberId }: { id: string; memberId: string }, seenAt: number): Promise<void> {
	try {
		await db.updateTable('memberPerangkat').set({ seenAt }).where('id', '=', id).execute()
		await db.updateTable('member').set({ seenAt }).where('id', '=', memberId).execute()
	} catch {
		// A read-only database still serves reads.
	}
}

/** The device that asks, then the last used first. */
export async function readPerangkat(db: Db, memberId: string, here: string): Promise<Perangkat[]> {
	const rows = await db
		.selectFrom('memberPerangkat')
		.select(['id', 'nama', 'createdAt', 'seenAt'])
		.where('memberId', '=', memberId)
		.orderBy('seenAt', 'desc')
		.orderBy('id', 'desc')
		.execute()
	const all = rows.map((row) => ({ ...row, isIni: row.id === here }))
	return all.toSorted((a, b) => Number(b.isIni) - Number(a.isIni))
}

/** The device's cookie is void from now on. */
export async function endPerangkat(db: Db, id: string): Promise<void> {
	await db.deleteFrom('memberPerangkat').where('id', '=', id).execute()
}

export const updatePerangkat: MemberHandler<Calls['updatePerangkat']> = async ({ params, body, memberId }, { db }) => {
	const renamed = await db
		.updateTable('memberPerangkat')
		.set({ nama: body.nama })
		.where('id', '=', params.id)
		.where('memberId', '=', memberId)
		.returning('id')
		.executeTakeFirst()
	return renamed ? { data: { updated: { id: renamed.id } } } : fail('TIDAK_DITEMUKAN')
}

export const removePerangkat: MemberHandler<Calls['removePerangkat']> = async (request, { db }) => {
	const { params, memberId, perangkatId, signOut } = request
	const removed = await db
		.deleteFrom('memberPerangkat')
		.where('id', '=', params.id)
		.where('memberId', '=', memberId)
		.returning('id')
		.executeTakeFirst()
	if (!removed) return fail('TIDAK_DITEMUKAN')
	if (removed.id === perangkatId) signOut()
	return { data: { removed: { id: removed.id } } }
}

/** The router ends the device of a caller who signs out. */
export const forgetPerangkat: MemberHandler<Calls['forgetPerangkat']> = async ({ signOut }) => {
	signOut()
	return { data: { forgotten: true } }
}
