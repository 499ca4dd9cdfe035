import type { Kysely, Selectable } from 'kysely'
import type { RiwayatReservasi } from '../../contract/reservasi/staff/reservasi.ts'
import type { Schema } from '../../database/schema.ts'

/** The changes of a reservation, oldest first. */
export async function readRiwayat(db: Kysely<Schema>, reservasiId: string): Promise<RiwayatReservasi[]> {
	const events = await db
		.selectFrom('peristiwa')
		.selectAll()
		.where('sumber', '=', 'reservasi')
		.where('sumberId', '=', reservasiId)
		.orderBy('createdAt')
		.orderBy('id')
		.execute()
	return events.flatMap(linesOf)
}

type Change = Pick<RiwayatReservasi, 'jenis' | 'dari' | 'ke'>

/** A visitor who moves a confirmed visit changes its day and its status. */
function linesOf(event: Selectable<Schema['peristiwa']>): RiwayatReservasi[] {
	const { id, stafNama, createdAt, rincian } = event
	const { catatan = '', ...words } = rincian ? JSON.parse(rincian) : {}
	return changesOf(event).map((change, place) => ({
		...change,
		...words,
		id: place === 0 ? id : `${id}-${place}`,
		stafNama,
		catatan,
		createdAt,
	}))
}

function changesOf({ aksi, stafNama, sebelum, sesudah }: Selectable<Schema['peristiwa']>): Change[] {
	const before = sebelum ? JSON.parse(sebelum) : {}
	const after = sesudah ? JSON.parse(sesudah) : {}
	const status = { jenis: 'status' as const, dari: before.status, ke: after.status }
	switch (aksi) {
		case 'buat':
			// The desk confirms what it makes.
			return stafNama ? [{ ...status, dari: 'baru' }] : []
		case 'status':
		case 'kembalikan-status':
			return [status]
		case 'jadwal-ulang': {
			const day = { jenis: 'jadwal' as const, dari: before.tanggalVisit, ke: after.tanggalVisit }
			return after.status ? [day, status] : [day]
		}
		default: {
			const jenis = told[aksi]
			return jenis ? [{ jenis, dari: '', ke: '' }] : []
		}
	}
}

/** What their `rincian` tells, or their name alone. */
const told: Record<string, RiwayatReservasi['jenis']> = {
	bayar: 'bayar',
	'ubah-paket': 'paket',
	catatan: 'catatan',
	'kirim-wa': 'wa',
}
