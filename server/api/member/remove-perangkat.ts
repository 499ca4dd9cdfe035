import type { removePerangkat as call } from '../../../contract/member.ts'
import { fail } from '../../http/failure.ts'
import type { MemberHandler } from '../context.ts'

/** Ends a device of the member: its cookie is void from now on. */
export const removePerangkat: MemberHandler<typeof call> = async (request, { db }) => {
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
