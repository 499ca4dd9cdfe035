import type { createMember as call } from '../../../contract/member.ts'
import { newId, newSecretId } from '../../content/new-id.ts'
import type { Handler } from '../context.ts'

/** A member begins with one patient: themself, with what is known so far. */
export const createMember: Handler<typeof call> = async ({ body, address, signIn }, { db, now, limits }) => {
	const tooOften = await limits.use('member', address)
	if (tooOften) return tooOften

	const id = newSecretId()
	const createdAt = now()
	await db.transaction().execute(async (transaction) => {
		await transaction
			.insertInto('member')
			.values({ id, ...body, createdAt })
			.execute()
		await transaction
			.insertInto('memberPasien')
			.values({
				id: newId(createdAt),
				memberId: id,
				own: 1,
				nik: '',
				nama: body.nama,
				noTelp: body.noTelp,
				tempatLahir: '',
				tanggalLahir: '',
				jenisKelamin: null,
				alamatLengkap: '',
				createdAt,
			})
			.execute()
	})
	signIn(id)
	return { data: { created: { id } } }
}
