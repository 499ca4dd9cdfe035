import * as calls from '../../../contract/staff/calls.ts'
import { type JenisPeristiwa, jenisPeristiwa } from '../../../contract/staff/peristiwa.ts'
import type { Db } from '../../../database/schema.ts'
import { handleRoute } from '../staff-route.ts'

/** No row has it. */
export const UNKNOWN_NOMOR = 0

/** More than half a second brings; the next read gets the others. */
const MAX_ROWS = 1000

/** The changes of lists after this number. Who has looked at a list changes nothing in it. */
const changes = (db: Db, after: number) =>
	db
		.selectFrom('peristiwa')
		.where('urutan', '>', after)
		.where('sumber', 'in', jenisPeristiwa)
		.where('aksi', 'not in', ['lihat-daftar', 'ekspor'])

/** The changes after this number, oldest first. */
export const readPeristiwa = (db: Db, after: number) =>
	changes(db, after)
		.select(['urutan as nomor', 'sumber as jenis'])
		.$narrowType<{ nomor: number; jenis: JenisPeristiwa }>()
		.orderBy('urutan')
		.limit(MAX_ROWS)
		.execute()

export async function readLastNomor(db: Db): Promise<number> {
	const { urutan } = await db.selectFrom('peristiwaRantai').select('urutan').executeTakeFirstOrThrow()
	return urutan
}

/**
 * The kinds that have changed after this number, each with its last number. When the number is unknown, for example
 * deleted since, all kinds; only the last one carries a number, so that a break between them loses none.
 */
export async function readChangesSince(db: Db, nomor: number): Promise<[JenisPeristiwa, number][]> {
	const known = await db.selectFrom('peristiwa').select('id').where('urutan', '=', nomor).executeTakeFirst()
	if (!known) {
		const last = await readLastNomor(db)
		return jenisPeristiwa.map((jenis, index) => [jenis, index + 1 === jenisPeristiwa.length ? last : UNKNOWN_NOMOR])
	}
	const rows = await changes(db, nomor)
		.select(({ fn }) => ['sumber as jenis', fn.max('urutan').as('nomor')])
		.$narrowType<{ nomor: number; jenis: JenisPeristiwa }>()
		.groupBy('sumber')
		.execute()
	return rows.map((row) => [row.jenis, row.nomor])
}

export const openPeristiwa = handleRoute(calls.openPeristiwa, ({ c, staf }, { live }) =>
	live.open(c, staf, readLastEventId(c.req.header('last-event-id'))),
)

/** Null without one. An id that is not ours stands for one that is unknown: then everything counts as changed. */
function readLastEventId(header: string | undefined): number | null {
	if (!header) return null
	return /^\d{1,15}$/.test(header) ? Number(header) : UNKNOWN_NOMOR
}
