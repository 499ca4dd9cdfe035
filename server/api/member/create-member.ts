import type { createMember as call } from '../../../contract/member.ts'
import { newId, newSecretId } from '../../content/new-id.ts'
import type { Handler } from '../context.ts'
import { recordPersetujuan } from './record-persetujuan.ts'

/** A member begins with one patient: themself, with what is known so far. */
export const createMember: Handler<typeof call> = async ({ body, signIn }, { db, now }) => {
	const id = newSecretId()
	const createdAt = now()
	await db.transaction().execute(async (transaction) => {
		await transaction
			.insertInto('member')
			.values({ id, ...body, createdAt, seenAt: createdAt })
			.execute()
		await transaction
			.insertInto('memberPasien')
			.values({
				id: newId(createdAt),
				memberId: id,
				own: 1,
				nik: '',
				nikKunciId: null,
				nama: body.nama,
				noTelp: body.noTelp,
				tempatLahir: '',
				tanggalLahir: '',
				jenisKelamin: null,
				alamatLengkap: '',
				createdAt,
			})
			.execute()
		await recordPersetujuan(transaction, { memberId: id, pasienId: null, tujuan: 'member' }, createdAt)
	})
	signIn(id)
	return { data: { created: { id } } }
}
