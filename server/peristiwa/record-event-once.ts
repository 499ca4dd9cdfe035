import type { Db } from '../../database/schema.ts'
import { type DomainEvent, recordEvent } from './record-event.ts'

const QUARTER_MS = 15 * 60_000

/** Records an event, unless the same person has one with this label in the same quarter of an hour. */
export async function recordEventOnce(db: Db, event: DomainEvent & { staf: { id: string } }): Promise<void> {
	const known = await db
		.selectFrom('peristiwa')
		.select('id')
		.where('stafId', '=', event.staf.id)
		.where('createdAt', '>=', event.now - (event.now % QUARTER_MS))
		.where('aksi', '=', event.aksi)
		.where('label', '=', event.label)
		.limit(1)
		.executeTakeFirst()
	if (!known) await recordEvent(db, event)
}
