import type { removePasien as call } from '../../../contract/pasien.ts'
import { fail } from '../../http/failure.ts'
import type { MemberHandler } from '../context.ts'
import { withMemberLock } from '../with-member-lock.ts'

/**
 * Also deletes the patient's lines in the cart. A reservation keeps the patient's name: it belongs to the member and is
 * deleted with the member.
 */
export const removePasien: MemberHandler<typeof call> = ({ params, memberId }, context) =>
	withMemberLock(context, memberId, async (transaction) => {
		const pasien = await transaction
			.selectFrom('memberPasien')
			.select(['id', 'own'])
			.where('id', '=', params.id)
			.where('memberId', '=', memberId)
			.executeTakeFirst()
		if (!pasien) return fail('TIDAK_DITEMUKAN')
		if (pasien.own === 1) return fail('PASIEN_SENDIRI')
		await transaction.deleteFrom('memberPasien').where('id', '=', pasien.id).execute()
		return { data: { removed: { id: pasien.id } } }
	})
