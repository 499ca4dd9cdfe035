import type { Db } from '../../../database/schema.ts'
import { entities } from '../content/entities.ts'

/** The ids of the demo hospital's rows, by table. */
export type DemoIds = ReadonlyMap<string, ReadonlySet<string>>

/** The demo hospital in this database. `server/process` provides it, because the staff API knows no demo content. */
export interface DemoContent {
	ids(): Promise<DemoIds>
	/** Its pictures: `gallery/galeri-01.webp`. */
	pictures(): Promise<ReadonlySet<string>>
	/** Makes a backup and returns its folder; rejects when there is none. */
	backup(): Promise<string>
}

/** Actions that do not change the content of a row. */
const NO_CHANGE = ['hapus', 'urutkan', 'terbitkan', 'ekspor', 'masuk', 'keluar']

/** The tables whose rows an audit entry of this resource may name. */
const tablesOf = new Map<string, readonly string[]>([
	...entities.map(({ sumber, table }): [string, string[]] => [sumber, [table]]),
	// Changes of a schedule name the doctor, the note or the exception.
	['jadwal', ['dokter', 'jadwalKeterangan', 'jadwalPengecualian']],
	// Changes of the calendar name the shop's settings or a package.
	['kalender', ['shopSetting', 'shopItem']],
	['komentar', ['artikelKomentar']],
])

/** What staff have changed of the demo rows, from the audit trail: the changed fields of each row, by table and id. */
export type Changes = ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<string>>>

export async function readChanges(db: Db, demo: DemoIds): Promise<Changes> {
	const ids = new Set([...tablesOf.values()].flat().flatMap((table) => [...(demo.get(table) ?? [])]))
	const entries = await db
		.selectFrom('peristiwa')
		.select(['sumber', 'sumberId', 'sesudah'])
		.where('sumber', 'in', [...tablesOf.keys()])
		.where('sumberId', 'in', [...ids])
		.where('aksi', 'not in', NO_CHANGE)
		.execute()
	const changes = new Map<string, Map<string, Set<string>>>()
	for (const { sumber, sumberId, sesudah } of entries)
		for (const table of tablesOf.get(sumber) ?? []) {
			const rows = changes.get(table) ?? new Map<string, Set<string>>()
			const fields = rows.get(sumberId) ?? new Set<string>()
			for (const field of changedFields(sesudah)) fields.add(field)
			changes.set(table, rows.set(sumberId, fields))
		}
	return changes
}

/** An audit entry stores only the fields that differ. */
function changedFields(json: string | null): string[] {
	const parsed: unknown = json === null ? null : JSON.parse(json)
	return typeof parsed === 'object' && parsed !== null ? Object.keys(parsed) : []
}
