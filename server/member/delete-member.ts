import type { deleteMember as call } from '../../contract/member/member.ts'
import type { MemberHandler } from '../api/context.ts'
import { withMemberLock } from '../pasien/with-member-lock.ts'
import { PENGUNJUNG, recordEvent } from '../peristiwa/record-event.ts'

/** For open lists of the desk; it says nothing of whose they were. */
const deletedReservasi = { aksi: 'hapus', sumber: 'reservasi', sumberId: '', label: '', staf: PENGUNJUNG }

export const deleteMember: MemberHandler<typeof call> = async ({ memberId, signOut }, context) => {
	const result = await withMemberLock(context, memberId, async (transaction) => {
		// Foreign keys cascade to reservation items, and to the member's patients, cart and code.
		const reservasi = await transaction
			.deleteFrom('shopReservasi')
			.where('memberId', '=', memberId)
			.returning('id')
			.execute()
		if (reservasi.length > 0) await recordEvent(transaction, { ...deletedReservasi, now: context.now() })
		await transaction.deleteFrom('member').where('id', '=', memberId).execute()
		return { data: { deleted: true as const } }
	})
	signOut()
	// The member is deleted in any case, and the daily purge truncates the log as well.
	await context.database.truncateLog().catch(() => {})
	return result
}
