import { type createPasien as call, MAX_PASIEN } from '../../../contract/pasien.ts'
import { newId } from '../../content/new-id.ts'
import type { MemberHandler } from '../context.ts'
import { fail } from '../failure.ts'
import { inTurn } from '../in-turn.ts'
import { recordPersetujuan } from '../member/record-persetujuan.ts'
import { keepBirthDate } from './birth-date.ts'

export const createPasien: MemberHandler<typeof call> = ({ body, memberId }, context) =>
	inTurn(context, memberId, async (transaction) => {
		const known = await transaction.selectFrom('memberPasien').select('id').where('memberId', '=', memberId).execute()
		if (known.length >= MAX_PASIEN) return fail('PASIEN_PENUH')

		const createdAt = context.now()
		const id = newId(createdAt)
		await transaction
			.insertInto('memberPasien')
			.values({
				...body,
				...context.nik.seal(id, body.nik),
				...{ id, memberId, own: 0, tanggalLahir: keepBirthDate(body.tanggalLahir), createdAt },
			})
			.execute()
		await recordPersetujuan(transaction, { memberId, pasienId: id, tujuan: 'pasien' }, createdAt)
		return { data: { created: { id } } }
	})
