import { type createPasien as call, MAX_PASIEN } from '../../../contract/pasien.ts'
import { newId } from '../../content/new-id.ts'
import { fail, isFailure } from '../../http/failure.ts'
import type { MemberHandler } from '../context.ts'
import { recordPersetujuan } from '../member/record-persetujuan.ts'
import { readIdempotencyKey } from '../read-idempotency-key.ts'
import { withMemberLock } from '../with-member-lock.ts'
import { normaliseBirthDate } from './birth-date.ts'

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
		const id = newId(createdAt)
		await transaction
			.insertInto('memberPasien')
			.values({
				...body,
				...context.nik.encrypt(id, body.nik),
				id,
				memberId,
				own: 0,
				tanggalLahir: normaliseBirthDate(body.tanggalLahir),
				createdAt,
				idempotencyKey,
			})
			.execute()
		await recordPersetujuan(transaction, { memberId, pasienId: id, tujuan: 'pasien' }, createdAt)
		return { data: { created: { id } } }
	})
}
