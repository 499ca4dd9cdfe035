import type { Kysely } from 'kysely'
import type { listPasien as call, PasienOfMember } from '../../../contract/pasien.ts'
import type { Schema } from '../../../database/schema.ts'
import type { MemberHandler } from '../context.ts'
import { readPasien } from './read-pasien.ts'

export const listPasien: MemberHandler<typeof call> = async ({ memberId }, { db, now }) => ({
	data: await readPasienOfMember(db, memberId, now()),
})

export async function readPasienOfMember(db: Kysely<Schema>, memberId: string, now: number): Promise<PasienOfMember> {
	const rows = await db
		.selectFrom('memberPasien')
		.selectAll()
		.where('memberId', '=', memberId)
		.orderBy('createdAt')
		.orderBy('id')
		.execute()
	const patients = (own: number) => rows.filter((row) => row.own === own).map((row) => readPasien(row, now))
	return { own: patients(1), other: patients(0) }
}
