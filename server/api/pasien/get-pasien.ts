import type { getPasien as call } from '../../../contract/pasien.ts'
import { fail } from '../../http/failure.ts'
import type { MemberHandler } from '../context.ts'
import { readPasien } from './read-pasien.ts'

/** For the edit form: the only response with the whole NIK. */
export const getPasien: MemberHandler<typeof call> = async ({ params, memberId }, { db, nik, now }) => {
	const row = await db
		.selectFrom('memberPasien')
		.selectAll()
		.where('id', '=', params.id)
		.where('memberId', '=', memberId)
		.executeTakeFirst()
	return row ? { data: readPasien(nik.decrypt(row), now()) } : fail('TIDAK_DITEMUKAN')
}
