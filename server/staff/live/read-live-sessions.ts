import type { Izin } from '../../../contract/staff/permissions.ts'
import type { Db } from '../../../database/schema.ts'
import { LONGEST_MS } from '../auth/session-limits.ts'
import { readIzin, readPeran } from '../auth/stored-peran.ts'

/** The current rights of those of these sessions that are still valid, by session. */
export async function readLiveSessions(db: Db, sesiIds: string[], now: number): Promise<Map<string, Izin[]>> {
	const rows = await db
		.selectFrom('stafSesi')
		.innerJoin('staf', 'staf.id', 'stafSesi.stafId')
		.select(['stafSesi.id', 'staf.peran'])
		.where('stafSesi.id', 'in', sesiIds)
		.where('staf.aktif', '=', 1)
		.where('stafSesi.expiresAt', '>', new Date(now).toISOString())
		.where('stafSesi.createdAt', '>', new Date(now - LONGEST_MS).toISOString())
		.execute()
	const izin = await readIzin(
		db,
		rows.map(({ peran }) => readPeran(peran)),
	)
	return new Map(rows.map(({ id }, index) => [id, izin[index] ?? []]))
}
