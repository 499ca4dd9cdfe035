import type { Kysely, Transaction } from 'kysely'
import type { RiwayatReservasi } from '../../contract/staff/reservasi.ts'
import type { Schema } from '../../database/schema.ts'
import { newId } from '../content/new-id.ts'

/** The changes of a reservation, oldest first. */
export const readRiwayat = (db: Kysely<Schema>, reservasiId: string) =>
	db
		.selectFrom('shopReservasiRiwayat')
		.select(['id', 'stafNama', 'jenis', 'dari', 'ke', 'catatan', 'createdAt'])
		.where('reservasiId', '=', reservasiId)
		.orderBy('createdAt')
		.orderBy('id')
		.execute()

interface NewRiwayat extends Pick<RiwayatReservasi, 'jenis' | 'dari' | 'ke' | 'catatan'> {
	reservasiId: string
	/** Null when the visitor made the change. */
	staf: { id: string; nama: string } | null
}

export async function insertRiwayat(
	db: Transaction<Schema>,
	{ reservasiId, staf, ...change }: NewRiwayat,
	now: number,
): Promise<RiwayatReservasi> {
	const riwayat = { ...change, id: newId(now), stafNama: staf?.nama ?? '', createdAt: now }
	await db
		.insertInto('shopReservasiRiwayat')
		.values({ ...riwayat, reservasiId, stafId: staf?.id ?? null })
		.execute()
	return riwayat
}
