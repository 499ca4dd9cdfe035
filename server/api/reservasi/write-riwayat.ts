import type { Transaction } from 'kysely'
import type { Schema } from '../../../database/schema.ts'
import { newId } from '../../content/new-id.ts'

interface Change {
	reservasiId: string
	jenis: 'status' | 'jadwal'
	dari: string
	ke: string
}

/** Records a change that the visitor made. */
export async function writeRiwayat(db: Transaction<Schema>, change: Change, now: number): Promise<void> {
	const riwayat = { ...change, id: newId(now), stafId: null, stafNama: '', catatan: '', createdAt: now }
	await db.insertInto('shopReservasiRiwayat').values(riwayat).execute()
}
