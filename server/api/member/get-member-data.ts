import type { getMemberData as call } from '../../../contract/member.ts'
import type { MemberHandler } from '../context.ts'
import { fail } from '../failure.ts'
import { readKeranjang } from '../keranjang/list-keranjang.ts'
import { readPasienOfMember } from '../pasien/list-pasien.ts'
import { readReservasi } from '../reservasi/read-reservasi.ts'

export const getMemberData: MemberHandler<typeof call> = async ({ memberId }, { db, now }) => {
	const [member, pasien, keranjang, reservasi] = await Promise.all([
		db
			.selectFrom('member')
			.select(['nama', 'noTelp', 'email', 'createdAt'])
			.where('id', '=', memberId)
			.executeTakeFirst(),
		readPasienOfMember(db, memberId, now()),
		readKeranjang(db, memberId),
		db
			.selectFrom('shopReservasi')
			.selectAll()
			.where('memberId', '=', memberId)
			.orderBy('createdAt', 'desc')
			.orderBy('id', 'desc')
			.execute()
			.then((rows) => readReservasi(db, rows)),
	])
	// Deleted since the request came in.
	if (!member) return fail('BELUM_TERDAFTAR')
	return { data: { member, pasien, keranjang, reservasi } }
}
