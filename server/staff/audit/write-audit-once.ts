import type { Kysely } from 'kysely'
import type { Schema } from '../../../database/schema.ts'
import { writeAudit } from './write-audit.ts'

const QUARTER_MS = 15 * 60_000

type Entry = Parameters<typeof writeAudit>[1] & { staf: { id: string; nama: string } }

/** Writes an audit entry, unless the same person has an entry with this label in the same quarter of an hour. */
export async function writeAuditOnce(db: Kysely<Schema>, entry: Entry): Promise<void> {
	const known = await db
		.selectFrom('peristiwa')
		.select('id')
		.where('stafId', '=', entry.staf.id)
		.where('createdAt', '>=', entry.now - (entry.now % QUARTER_MS))
		.where('aksi', '=', entry.aksi)
		.where('label', '=', entry.label)
		.limit(1)
		.executeTakeFirst()
	if (!known) await writeAudit(db, entry)
}
