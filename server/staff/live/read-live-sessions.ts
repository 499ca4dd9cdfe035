import type { Kysely } from 'kysely'
import type { Peran } from '../../../contract/staff/permissions.ts'
import type { Schema } from '../../../database/schema.ts'
import { LONGEST_MS } from '../auth/session-limits.ts'
import { readPeran } from '../auth/stored-peran.ts'

/** The current roles of those of these sessions that are still valid, by session. */
export async function readLiveSessions(
	db: Kysely<Schema>,
	sesiIds: string[],
	now: number,
): Promise<Map<string, Peran[]>> {
	const rows = await db
		.selectFrom('stafSesi')
		.innerJoin('staf', 'staf.id', 'stafSesi.stafId')
		.select(['stafSesi.id', 'staf.peran'])
		.where('stafSesi.id', 'in', sesiIds)
		.where('staf.aktif', '=', 1)
		.where('stafSesi.expiresAt', '>', new Date(now).toISOString())
		.where('stafSesi.createdAt', '>', new Date(now - LONGEST_MS).toISOString())
		.execute()
	return new Map(rows.map(({ id, peran }) => [id, readPeran(peran)]))
}
