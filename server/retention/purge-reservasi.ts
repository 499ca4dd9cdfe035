import { sql } from 'kysely'
import type { Database } from '../../database/connect.ts'
import type { Encrypted } from '../../database/schema.ts'

/** The member of reservations whose person is forgotten: without a name, a device or patients. */
export const ARSIP = 'arsip'
const TERHAPUS = 'Data sudah dihapus'
/** What an encrypted column stores for an empty text. */
const EMPTY = '' as unknown as Encrypted

/**
 * Removes who it was from at most `limit` reservations of visits before this day: names, phone number, notes, history
 * words, code and member. Day, packages, prices and status stay for the figures.
 */
export async function purgeReservasi({ db }: Database, before: string, limit: number, now: number): Promise<number> {
	return db.transaction().execute(async (transaction) => {
		const old = await transaction
			.selectFrom('shopReservasi')
			.select('id')
			.where('tanggalVisit', '<', before)
			.where('memberId', '<>', ARSIP)
			.orderBy('tanggalVisit')
			.orderBy('id')
			.limit(limit)
			.execute()
		if (old.length === 0) return 0
		const ids = old.map(({ id }) => id)
		await transaction
			.insertInto('member')
			.values({ id: ARSIP, nama: '', noTelp: '', email: EMPTY, createdAt: now, seenAt: now })
			.onConflict((conflict) => conflict.column('id').doNothing())
			.execute()
		await transaction
			.updateTable('shopReservasiItem')
			.set({ pasienId: null, pasienNama: TERHAPUS })
			.where('reservasiId', 'in', ids)
			.execute()
		await transaction
			.updateTable('peristiwa')
			.set({ rincian: null })
			.where('sumber', '=', 'reservasi')
			.where('sumberId', 'in', ids)
			.execute()
		await transaction
			.updateTable('shopReservasi')
			.set({
				memberId: ARSIP,
				kode: sql<string>`'ARSIP-' || "id"`,
				atasNama: TERHAPUS,
				noTelp: '',
				catatan: EMPTY,
				cari: '',
				idempotencyKey: null,
			})
			.where('id', 'in', ids)
			.execute()
		return ids.length
	})
}
