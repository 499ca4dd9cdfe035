import type { Kysely } from 'kysely'
import { type JenisPeristiwa, jenisPeristiwa } from '../../../contract/staff/peristiwa.ts'
import type { Schema } from '../../../database/schema.ts'

/** No row has it. */
export const UNKNOWN_NOMOR = 0

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
	return last?.nomor ?? UNKNOWN_NOMOR
}

/**
 * The kinds that have changed after this number, each with its last number. When the number is unknown, for example
 * deleted since, all kinds; only the last one carries a number, so that a break between them loses none.
 */
export async function readChangesSince(db: Kysely<Schema>, nomor: number): Promise<[JenisPeristiwa, number][]> {
	const known = await db.selectFrom('stafPeristiwa').select('nomor').where('nomor', '=', nomor).executeTakeFirst()
	if (!known) {
		const last = await readLastNomor(db)
		return jenisPeristiwa.map((jenis, index) => [jenis, index + 1 === jenisPeristiwa.length ? last : UNKNOWN_NOMOR])
	}
	const rows = await db
		.selectFrom('stafPeristiwa')
		.select(({ fn }) => ['jenis', fn.max('nomor').as('nomor')])
		.where('nomor', '>', nomor)
		.groupBy('jenis')
		.execute()
	return rows.flatMap((row) => (row.jenis === 'sesi' ? [] : [[row.jenis, row.nomor]]))
}
