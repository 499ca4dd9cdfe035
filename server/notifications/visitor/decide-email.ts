import type { decideEmail as call } from '../../../contract/notifikasi/email.ts'
import type { Handler } from '../../api/context.ts'
import { fail } from '../../http/failure.ts'

/** The link of the first mail allows mail again after the other one has stopped it. */
export const decideEmail: Handler<typeof call> = async ({ body: { tujuan, token } }, { db, now, mailAddresses }) => {
	const alamat = mailAddresses.readToken(tujuan, token)
	if (!alamat) return fail('TAUTAN_TIDAK_BERLAKU')
	const { numUpdatedRows } = await db
		.updateTable('emailAlamat')
		.set({ keputusan: tujuan === 'konfirmasi' ? 'setuju' : 'berhenti', seenAt: now() })
		.where('alamat', '=', alamat)
		.executeTakeFirst()
	return numUpdatedRows === 1n ? { data: { tujuan } } : fail('TAUTAN_TIDAK_BERLAKU')
}
