import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'

export async function readRevision(db: Kysely<Schema>): Promise<number> {
	const { nomor } = await db.selectFrom('revisi').select('nomor').executeTakeFirstOrThrow()
	return nomor
}

/** The revision, available without waiting. */
export interface RevisionWatch {
	current(): number
	stop(): void
}
