import type { Transaction } from 'kysely'
import type { Schema } from '../../database/schema.ts'

/** What the hospital's systems, staff and the patient may be notified of. */
export type NotificationEvent =
	| { peristiwa: ReservasiPeristiwa; reservasiId: string; dari?: string; ke?: string }
	| { peristiwa: 'komentar.diterima'; komentarId: string }

export type ReservasiPeristiwa =
	| 'reservasi.dibuat'
	| 'reservasi.dikonfirmasi'
	/** `dari` and `ke` are the days. */
	| 'reservasi.dijadwalkan-ulang'
	/** A package was added or removed. */
	| 'reservasi.diubah'
	| 'reservasi.hadir'
	| 'reservasi.selesai'
	| 'reservasi.tidak-hadir'
	| 'reservasi.batal'

/** Records an event in the transaction of the change that it reports. */
export async function recordEvent(_db: Transaction<Schema>, _event: NotificationEvent, _now: number): Promise<void> {}
