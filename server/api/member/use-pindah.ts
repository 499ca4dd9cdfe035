import type { usePindah as call } from '../../../contract/member.ts'
import { fail } from '../../http/failure.ts'
import type { Handler } from '../context.ts'
import { hashSecret } from './hash-secret.ts'

export const usePindah: Handler<typeof call> = async ({ body, address, signIn }, { db, now, limits }) => {
	const guessing = await limits.reached('pindahSalah', address)
	if (guessing) return guessing

	// Found and deleted in one statement: of two concurrent requests, one finds nothing.
	const used = await db
		.deleteFrom('memberPindah')
		.where('tokenHash', '=', hashSecret(body.token))
		.where('expiredAt', '>', now())
		.returning('memberId')
		.executeTakeFirst()
	if (!used) return (await limits.use('pindahSalah', address)) ?? fail('TIDAK_DITEMUKAN')
	signIn(used.memberId)
	return { data: { moved: true } }
}
