import type { removePasien as call } from '../../../contract/pasien.ts'
import { fail } from '../../http/failure.ts'
import type { MemberHandler } from '../context.ts'
import { inTurn } from '../in-turn.ts'

/**
 * The patient's lines in the cart go too. A reservation keeps the name it was made with: it belongs to the member and
 * goes with them.
 */
export const removePasien: MemberHandler<typeof call> = ({ params, memberId }, context) =>
	inTurn(context, memberId, async (transaction) => {
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
