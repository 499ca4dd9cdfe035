import type { getMemberData as call, Persetujuan } from '../../contract/member/member.ts'
import type { Db } from '../../database/schema.ts'
import type { MemberHandler } from '../api/context.ts'
import { fail } from '../http/failure.ts'
import { readPasienOfMember } from '../pasien/visitor/pasien.ts'
import { readReservasi } from '../reservasi/read-reservasi.ts'
import { readKeranjang } from '../shop/keranjang.ts'
import { readPerangkat } from './perangkat.ts'

export const getMemberData: MemberHandler<typeof call> = async ({ memberId, perangkatId, query }, context) => {
	const { db, fields } = context
	const [member, pasien, keranjang, reservasi, persetujuan, perangkat] = await Promise.all([
		db
			.selectFrom('member')
			.select(['id', 'nama', 'noTelp', 'email', 'createdAt'])
			.where('id', '=', memberId)
			.executeTakeFirst(),
		readPasienOfMember(context, memberId, query),
		readKeranjang(context, memberId, { bentuk: 'ringkas' }),
		db
			.selectFrom('shopReservasi')
			.selectAll()
			.where('memberId', '=', memberId)
			.orderBy('createdAt', 'desc')
			.orderBy('id', 'desc')
			.execute()
			.then((rows) => readReservasi(db, rows, { bentuk: 'ringkas' })),
		readPersetujuan(db, memberId),
		readPerangkat(db, memberId, perangkatId),
	])
	// Deleted after the request began.
	if (!member) return fail('BELUM_TERDAFTAR')
	const { id: _, ...own } = fields.decrypt('member', member)
	return { data: { member: own, pasien, keranjang, reservasi, persetujuan, perangkat } }
}

async function readPersetujuan(db: Db, memberId: string): Promise<Persetujuan[]> {
	const rows = await db
		.selectFrom('persetujuan')
		.leftJoin('memberPasien', 'memberPasien.id', 'persetujuan.pasienId')
		.select(['persetujuan.tujuan', 'persetujuan.versi', 'persetujuan.createdAt', 'memberPasien.nama'])
		.where('persetujuan.memberId', '=', memberId)
		.orderBy('persetujuan.createdAt', 'desc')
		.orderBy('persetujuan.id', 'desc')
		.execute()
	return rows.map(({ nama, ...given }) => ({ ...given, pasien: nama === null ? null : { nama } }))
}
