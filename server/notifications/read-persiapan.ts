import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'

/** What a patient prepares before the visit: the notes of the packages. Packages have none yet. */
export async function readPersiapan(_db: Kysely<Schema>, _reservasiId: string): Promise<string[]> {
	return []
}
