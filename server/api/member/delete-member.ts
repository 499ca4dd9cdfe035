import type { deleteMember as call } from '../../../contract/member.ts'
import type { MemberHandler } from '../context.ts'
import { inTurn } from '../in-turn.ts'

export const deleteMember: MemberHandler<typeof call> = async ({ memberId, signOut }, context) => {
	const result = await inTurn(context, memberId, async (transaction) => {
		// The tables' own rules take along the items of reservations, and patients, cart and code of the member.
		await transaction.deleteFrom('shopReservasi').where('memberId', '=', memberId).execute()
		await transaction.deleteFrom('member').where('id', '=', memberId).execute()
		return { data: { deleted: true as const } }
	})
	signOut()
	return result
}
