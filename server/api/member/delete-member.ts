import type { deleteMember as call } from '../../../contract/member.ts'
import { PENGUNJUNG, recordEvent } from '../../peristiwa/record-event.ts'
import type { MemberHandler } from '../context.ts'
import { withMemberLock } from '../with-member-lock.ts'

export const deleteMember: MemberHandler<typeof call> = async ({ memberId, signOut }, context) => {
	const result = await withMemberLock(context, memberId, async (transaction) => {
		// Foreign keys cascade to reservation items, and to the member's patients, cart and code.
		const deleted = await transaction
			.deleteFrom('shopReservasi')
			.where('memberId', '=', memberId)
			.returning('id')
			.execute()
		for (const { id } of deleted)
			await recordEvent(transaction, {
				aksi: 'hapus',
				sumber: 'reservasi',
				sumberId: id,
				label: '',
				staf: PENGUNJUNG,
				now: context.now(),
			})
		await transaction.deleteFrom('member').where('id', '=', memberId).execute()
		return { data: { deleted: true as const } }
	})
	signOut()
	// The member is deleted in any case, and the daily purge truncates the log as well.
	await context.database.truncateLog().catch(() => {})
	return result
}
