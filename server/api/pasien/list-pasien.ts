import type { listPasien as call, PasienOfMember } from '../../../contract/pasien.ts'
import type { ApiContext, MemberHandler } from '../context.ts'
import { readMaskedPasien, readPasien } from './read-pasien.ts'

export const listPasien: MemberHandler<typeof call> = async ({ memberId }, context) => ({
	data: await readPasienOfMember(context, memberId),
})

export async function readPasienOfMember(
	{ db, nik, now }: ApiContext,
	memberId: string,
	{ nikLengkap = false } = {},
): Promise<PasienOfMember> {
	const rows = await db
		.selectFrom('memberPasien')
		.selectAll()
		.where('memberId', '=', memberId)
		.orderBy('createdAt')
		.orderBy('id')
		.execute()
	const read = nikLengkap ? readPasien : readMaskedPasien
	const patients = (own: number) => rows.filter((row) => row.own === own).map((row) => read(nik.decrypt(row), now()))
	return { own: patients(1), other: patients(0) }
}
