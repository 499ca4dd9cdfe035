import type { Calls } from '../../contract/calls.ts'
import { PINDAH_BERLAKU_MS } from '../../contract/member/pindah.ts'
import type { Handler, MemberHandler } from '../api/context.ts'
import { fail } from '../http/failure.ts'
import { newSecretId } from '../ids/new-id.ts'
import { hashSecret } from '../keys/hash-secret.ts'
import { createPerangkat } from './perangkat.ts'

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
