import type { listPasien as call } from '../../../contract/pasien.ts'
import type { MemberHandler } from '../context.ts'
import { readPasien } from './read-pasien.ts'

export const listPasien: MemberHandler<typeof call> = async ({ memberId }, { db, now }) => {
	const rows = await db
		.selectFrom('memberPasien')
		.selectAll()
		.where('memberId', '=', memberId)
		.orderBy('createdAt')
		.orderBy('id')
		.execute()
	const patients = (own: number) => rows.filter((row) => row.own === own).map((row) => readPasien(row, now()))
	return { data: { own: patients(1), other: patients(0) } }
}
