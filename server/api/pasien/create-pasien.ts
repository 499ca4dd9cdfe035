import type { createPasien as call } from '../../../contract/pasien.ts'
import { newId } from '../../content/new-id.ts'
import type { MemberHandler } from '../context.ts'
import { keepBirthDate } from './birth-date.ts'

export const createPasien: MemberHandler<typeof call> = async ({ body, memberId }, { db, now }) => {
	const createdAt = now()
	const id = newId(createdAt)
	await db
		.insertInto('memberPasien')
		.values({ ...body, id, memberId, own: 0, tanggalLahir: keepBirthDate(body.tanggalLahir), createdAt })
		.execute()
	return { data: { created: { id } } }
}
