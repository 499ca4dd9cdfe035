import type { Selectable } from 'kysely'
import { type Peristiwa, peristiwa } from '../../contract/notifikasi/peristiwa.ts'
import type { Schema } from '../../database/schema.ts'
import type { Facts } from './outbox.ts'

/** An event that the hospital's systems, staff or the patient may be told of. */
export interface NotableEvent {
	peristiwa: Peristiwa
	sumber: string
	sumberId: string
	/** As they were at that moment. */
	facts: Facts
	createdAt: number
}

export function toNotable(event: Selectable<Schema['peristiwa']>): NotableEvent | undefined {
	const { sumber, sumberId, aksi, createdAt } = event
	const before = event.sebelum ? JSON.parse(event.sebelum) : {}
	const after = event.sesudah ? JSON.parse(event.sesudah) : {}
	const name = `${sumber}.${verbOf(aksi, after.status)}`
	const known = peristiwa.find((each) => each === name)
	if (!known) return undefined
	const facts = {
		...(after.status && { status: after.status }),
		...(after.tanggalVisit && { tanggal: after.tanggalVisit }),
		...(after.perangkatLain && { perangkatLain: true as const }),
		...(aksi === 'jadwal-ulang' && { dari: before.tanggalVisit, ke: after.tanggalVisit }),
	}
	return { peristiwa: known, sumber, sumberId, facts, createdAt }
}

function verbOf(aksi: string, status: string): string {
	if (aksi === 'status') return status
	// Only a reservation with a place is one for the desk and its systems.
	if (aksi === 'buat' && status === 'menunggu') return status
	if (aksi === 'kembalikan-status') return status === 'baru' ? 'diubah' : status
	return verbs[aksi] ?? ''
}

const verbs: Record<string, string> = {
	buat: 'dibuat',
	'minta-memilih': 'diminta-memilih',
	'tawarkan-tempat': 'ditawari',
	'ambil-tempat': 'dibuat',
	'jadwal-ulang': 'dijadwalkan-ulang',
	'ubah-paket': 'diubah',
	terima: 'diterima',
}
