import type { updatePasien as call } from '../../../contract/pasien.ts'
import type { MemberHandler } from '../context.ts'
import { fail } from '../failure.ts'
import { keepBirthDate } from './birth-date.ts'
import { readPasien } from './read-pasien.ts'

export const updatePasien: MemberHandler<typeof call> = async ({ params, body, memberId }, { db, now }) => {
	const given = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)) as typeof body
	if (given.tanggalLahir !== undefined) given.tanggalLahir = keepBirthDate(given.tanggalLahir)
	const mine = db.selectFrom('memberPasien').selectAll().where('id', '=', params.id).where('memberId', '=', memberId)
	if (Object.keys(given).length > 0) {
		await db
			.updateTable('memberPasien')
			.set(given)
			.where('id', '=', params.id)
			.where('memberId', '=', memberId)
			.execute()
	}
	const row = await mine.executeTakeFirst()
	return row ? { data: readPasien(row, now()) } : fail('TIDAK_DITEMUKAN')
}
