import type { Kysely } from 'kysely'
import { type JenisPeristiwa, jenisPeristiwa } from '../../../contract/staff/peristiwa.ts'
import type { Schema } from '../../../database/schema.ts'

/** More rows than a heartbeat's worth of changes; the next read gets the others. */
const MAX_ROWS = 1000

/** The rows after this number, oldest first. */
export const readPeristiwa = (db: Kysely<Schema>, after: number) =>
	db
		.selectFrom('stafPeristiwa')
		.select(['nomor', 'jenis'])
		.where('nomor', '>', after)
		.orderBy('nomor')
		.limit(MAX_ROWS)
		.execute()

export async function readLastNomor(db: Kysely<Schema>): Promise<number> {
	const last = await db.selectFrom('stafPeristiwa').select('nomor').orderBy('nomor', 'desc').limit(1).executeTakeFirst()
	return last?.nomor ?? 0
}

/** The kinds that have changed after this number; all of them when the number is unknown, for example deleted since. */
export async function readChangesSince(db: Kysely<Schema>, nomor: number): Promise<readonly JenisPeristiwa[]> {
	const known = await db.selectFrom('stafPeristiwa').select('nomor').where('nomor', '=', nomor).executeTakeFirst()
	if (!known) return jenisPeristiwa
	const rows = await db.selectFrom('stafPeristiwa').select('jenis').distinct().where('nomor', '>', nomor).execute()
	return jenisPeristiwa.filter((jenis) => rows.some((row) => row.jenis === jenis))
}
