import type { Selectable, Transaction, Updateable } from 'kysely'
import type { Schema, ShopReservasiTable } from '../../../database/schema.ts'
import { lockMember } from '../../pasien/lock-member.ts'
import type { ChangeContext } from '../../staff/staff-route.ts'

type Reservasi = Selectable<ShopReservasiTable>

/** Locks the member first, as the public calls do, then the reservation; undefined when it does not exist. */
export async function lockReservasi(
	{ db, database: { kind } }: ChangeContext,
	id: string,
): Promise<Reservasi | undefined> {
	const found = await db.selectFrom('shopReservasi').select('memberId').where('id', '=', id).executeTakeFirst()
	if (!found || !(await lockMember(db, kind, found.memberId))) return undefined
	return db
		.selectFrom('shopReservasi')
		.selectAll()
		.where('id', '=', id)
		.$if(kind === 'postgres', (query) => query.forUpdate())
		.executeTakeFirst()
}

/** The lines of a reservation, in their order. */
export const readItems = (db: Transaction<Schema>, reservasiId: string) =>
	db
		.selectFrom('shopReservasiItem')
		.select(['id', 'shopItemId', 'shopItemNama', 'pasienId', 'pasienNama', 'harga', 'urutan'])
		.where('reservasiId', '=', reservasiId)
		.orderBy('urutan')
		.execute()

interface Saved {
	aksi: string
	sebelum: Updateable<ShopReservasiTable>
	/** The columns to write. */
	sesudah: Updateable<ShopReservasiTable>
	rincian: Record<string, string>
	/** Columns that follow from them, which the event does not tell. */
	ikut?: Updateable<ShopReservasiTable>
}

/** Writes columns of a locked reservation, and its event. */
export async function saveReservasi({ db, audit }: ChangeContext, { id, kode }: Reservasi, { ikut, ...saved }: Saved) {
	await db
		.updateTable('shopReservasi')
		.set({ ...saved.sesudah, ...ikut })
		.where('id', '=', id)
		.execute()
	await audit({ ...saved, sumber: 'reservasi', sumberId: id, label: kode })
	return { data: { id } }
}
