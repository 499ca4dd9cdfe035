import type { createPindah as call } from '../../../contract/member.ts'
import { PINDAH_BERLAKU_MS } from '../../../contract/pindah.ts'
import { newSecretId } from '../../content/new-id.ts'
import type { MemberHandler } from '../context.ts'
import { hashSecret } from './hash-secret.ts'

/** A member has at most one code: a new code replaces the old one. */
export const createPindah: MemberHandler<typeof call> = async ({ memberId }, { db, now }) => {
	const token = newSecretId()
	const row = { tokenHash: hashSecret(token), expiredAt: now() + PINDAH_BERLAKU_MS }
	await db
		.insertInto('memberPindah')
		.values({ memberId, ...row })
		.onConflict((conflict) => conflict.column('memberId').doUpdateSet(row))
		.execute()
	return { data: { created: { token, expiredAt: row.expiredAt } } }
}
