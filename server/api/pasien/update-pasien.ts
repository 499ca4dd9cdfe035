import { MASK } from '../../../contract/mask-nik.ts'
import type { updatePasien as call } from '../../../contract/pasien.ts'
import { pasienSearchText } from '../../../database/search/pasien-search-text.ts'
import { fail } from '../../http/failure.ts'
import { normaliseBirthDate } from '../../pasien/birth-date.ts'
import { recordPersetujuan } from '../../pasien/record-persetujuan.ts'
import type { MemberHandler } from '../context.ts'
import { withMemberLock } from '../with-member-lock.ts'
import { readMaskedPasien } from './read-pasien.ts'

export const updatePasien: MemberHandler<typeof call> = ({ params, body, memberId }, context) =>
	withMemberLock(context, memberId, async (transaction) => {
		const row = await transaction
			.selectFrom('memberPasien')
			.selectAll()
			.where('id', '=', params.id)
			.where('memberId', '=', memberId)
			.executeTakeFirst()
		if (!row) return fail('TIDAK_DITEMUKAN')

		const before = context.nik.decrypt(row)
		const { nik = before.nik, ...given } = Object.fromEntries(
			Object.entries(body).filter(([, value]) => value !== undefined),
		) as typeof body
		if (given.tanggalLahir !== undefined) given.tanggalLahir = normaliseBirthDate(given.tanggalLahir)
		// A mask comes from an earlier response, perhaps of another NIK or number: it is never a change.
		if (given.noTelp?.includes(MASK)) delete given.noTelp
		const isChanged = nik !== before.nik && !nik.includes(MASK)
		const change = { ...given, ...(isChanged && context.nik.encrypt(row.id, nik)) }
		if (Object.keys(change).length > 0) {
			const cari = pasienSearchText({ ...before, ...given })
			await transaction
				.updateTable('memberPasien')
				.set({ ...change, cari })
				.where('id', '=', row.id)
				.execute()
			await recordPersetujuan(transaction, { memberId, pasienId: row.id, tujuan: 'pasien' }, context.now())
		}
		return { data: readMaskedPasien({ ...before, ...given, ...(isChanged && { nik }) }, context.now()) }
	})
