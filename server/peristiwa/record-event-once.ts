import type { Db } from '../../database/schema.ts'
import { type DomainEvent, recordEvent } from './record-event.ts'

const QUARTER_MS = 15 * 60_000

/** Records an event, unless the same person or key has one with this label in the same period. */
export async function recordEventOnce(
	db: Db,
	event: DomainEvent & { staf: { id: string | null; nama: string } },
	periodMs = QUARTER_MS,
): Promise<void> {
	const { staf, now, aksi, sumber, sumberId, label } = event
	const known = await db
		.selectFrom('peristiwa')
		.select('id')
		.where('sumber', '=', sumber)
		.where('sumberId', '=', sumberId)
		.where('createdAt', '>=', now - (now % periodMs))
		.where('stafId', staf.id === null ? 'is' : '=', staf.id)
		.where('stafNama', '=', staf.nama)
		.where('aksi', '=', aksi)
		.where('label', '=', label)
		.limit(1)
		.executeTakeFirst()
	if (!known) await recordEvent(db, event)
}
