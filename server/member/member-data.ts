import type { Calls } from '../../contract/calls.ts'
import type { Persetujuan } from '../../contract/member/member.ts'
import type { Db } from '../../database/schema.ts'
import type { MemberHandler } from '../api/context.ts'
import { fail } from '../http/failure.ts'
import { withMemberLock } from '../pasien/lock-member.ts'
import { readPasienOfMember } from '../pasien/visitor/pasien.ts'
import { PENGUNJUNG, recordEvent } from '../peristiwa/record-event.ts'
import { readReservasi } from '../reservasi/read-reservasi.ts'
import { readKeranjang } from '../shop/keranjang.ts'
import { readPerangkat } from './perangkat.ts'

export const getMemberData: MemberHandler<Calls['getMemberData']> = async (
	{ memberId, perangkatId, query },
	context,
) => {
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

/** For open lists of the desk; it says nothing of whose they were. */
const deletedReservasi = { aksi: 'hapus', sumber: 'reservasi', sumberId: '', label: '', staf: PENGUNJUNG }

export const deleteMember: MemberHandler<Calls['deleteMember']> = async ({ memberId, signOut }, context) => {
	const result = await withMemberLock(context, memberId, async (transaction) => {
		// Foreign keys cascade to reservation items, and to the member's patients, cart and code.
		const reservasi = await transaction
			.deleteFrom('shopReservasi')
			.where('memberId', '=', memberId)
			.returning('id')
			.execute()
		if (reservasi.length > 0) await recordEvent(transaction, { ...deletedReservasi, now: context.now() })
		await transaction.deleteFrom('member').where('id', '=', memberId).execute()
		return { data: { deleted: true as const } }
	})
	signOut()
	// The member is deleted in any case, and the daily purge truncates the log as well.
	await context.database.truncateLog().catch(() => {})
	return result
}
