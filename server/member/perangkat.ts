import type { Calls } from '../../contract/calls.ts'
import type { Perangkat } from '../../contract/member/member.ts'
import { PINDAH_BERLAKU_MS } from '../../contract/member/pindah.ts'
import type { Db } from '../../database/schema.ts'
import type { ApiContext, Handler, MemberHandler } from '../api/context.ts'
import { fail } from '../http/failure.ts'
import { namePerangkat } from '../http/name-perangkat.ts'
import { newId, newSecretId } from '../ids/new-id.ts'
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

/** A member has at most one code: a new code replaces the old one. */
export const createPindah: MemberHandler<Calls['createPindah']> = async ({ memberId }, { db, now }) => {
	const token = newSecretId()
	const row = { tokenHash: hashSecret(token), expiredAt: now() + PINDAH_BERLAKU_MS }
	await db
		.insertInto('memberPindah')
		.values({ memberId, ...row })
		.onConflict((conflict) => conflict.column('memberId').doUpdateSet(row))
		.execute()
	return { data: { created: { token, expiredAt: row.expiredAt } } }
}

export const usePindah: Handler<Calls['usePindah']> = async (request, { db, now, limits }) => {
	const { body, address, header, memberId, signIn } = request
	const guessing = await limits.reached('pindahSalah', address)
	if (guessing) return guessing

	const used = await db.transaction().execute(async (transaction) => {
		// Found and deleted in one statement: of two concurrent requests, one finds nothing.
		const code = await transaction
			.deleteFrom('memberPindah')
			.where('tokenHash', '=', hashSecret(body.token))
			.where('expiredAt', '>', now())
			.returning('memberId')
			.executeTakeFirst()
		if (!code) return null
		// The link was opened on a device of the same member.
		if (code.memberId === memberId) return {}
		const token = newSecretId()
		const userAgent = header('user-agent')
		await createPerangkat(transaction, { memberId: code.memberId, token, userAgent, createdAt: now() })
		return { token }
	})
	if (!used) return (await limits.use('pindahSalah', address)) ?? fail('TIDAK_DITEMUKAN')
	if (used.token) signIn(used.token)
	return { data: { moved: true } }
}
