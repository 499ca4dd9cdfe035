import { type createPasien as call, MAX_PASIEN } from '../../../contract/pasien.ts'
import { fail, isFailure } from '../../http/failure.ts'
import { insertPasien } from '../../pasien/insert-pasien.ts'
import { recordPersetujuan } from '../../pasien/record-persetujuan.ts'
import type { MemberHandler } from '../context.ts'
import { readIdempotencyKey } from '../read-idempotency-key.ts'
import { withMemberLock } from '../with-member-lock.ts'

/** The same key returns the same patient. */
export const createPasien: MemberHandler<typeof call> = async ({ body, memberId, header }, context) => {
	const sending = readIdempotencyKey(header)
	if (isFailure(sending)) return sending
	const { idempotencyKey } = sending

	return withMemberLock(context, memberId, async (transaction) => {
		const known = await transaction
			.selectFrom('memberPasien')
			.select(['id', 'idempotencyKey'])
			.where('memberId', '=', memberId)
			.execute()
		const made = idempotencyKey !== null && known.find((pasien) => pasien.idempotencyKey === idempotencyKey)
		if (made) return { data: { created: { id: made.id } } }
		if (known.length >= MAX_PASIEN) return fail('PASIEN_PENUH')

		const createdAt = context.now()
		const pasien = { memberId, isOwn: false, body, idempotencyKey }
		const id = await insertPasien(transaction, context.nik, pasien, createdAt)
		await recordPersetujuan(transaction, { memberId, pasienId: id, tujuan: 'pasien' }, createdAt)
		return { data: { created: { id } } }
	})
}
