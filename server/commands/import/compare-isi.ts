import type { Kysely } from 'kysely'
import type { Schema } from '../../../database/schema.ts'
import {
	anyTable,
	type Isi,
	type IsiTable,
	isiTables,
	keyOf,
	type Row,
	singleTables,
} from '../../isi/content-tables.ts'

export interface Difference {
	table: IsiTable
	incoming: number
	added: number
	changed: number
	unchanged: number
	/** Not in the import, which leaves it unchanged. */
	onlyHere: number
}

/** Columns that the contract does not give and the import makes up; they do not count as a difference. */
const generated: Partial<Record<IsiTable, string[]>> = {
	testimoni: ['createdAt'],
	gallery: ['createdAt'],
	webSettingMetaPixel: ['createdAt'],
	berandaBanner: ['berlakuSampai'],
	popupInformation: ['tayangMulai', 'tayangSelesai'],
	jadwalKeterangan: ['id', 'berlakuSampai'],
	jadwalWaktu: ['id'],
	keluhan: ['id'],
	dokterView: ['countView'],
	gambar: ['id', 'lebar', 'tinggi', 'createdAt'],
}

/** Compares incoming and present rows, table by table. Without a database all rows are new. */
export async function compareIsi(db: Kysely<Schema> | null, isi: Isi): Promise<Difference[]> {
	const differences: Difference[] = []
	for (const table of isiTables) {
		const rows = isi[table] ?? []
		const present = db ? ((await anyTable(db).selectFrom(table).selectAll().execute()) as Row[]) : []
		if (rows.length === 0 && present.length === 0) continue
		const ignored = new Set(generated[table])
		const columns = Object.keys(rows[0] ?? {}).filter(
			(column) => !ignored.has(column) && !(singleTables.has(table) && column === 'id'),
		)
		const key = singleTables.has(table)
			? []
			: keyOf(table).every((column) => ignored.has(column))
				? columns
				: keyOf(table)
		const text = (row: Row, names: string[]) => JSON.stringify(names.map((name) => row[name] ?? null))
		const here = new Map(present.map((row) => [text(row, key), text(row, columns)]))
		const known = rows.filter((row) => here.has(text(row, key)))
		const unchanged = known.filter((row) => here.get(text(row, key)) === text(row, columns)).length
		differences.push({
			table,
			incoming: rows.length,
			added: rows.length - known.length,
			changed: known.length - unchanged,
			unchanged,
			onlyHere: Math.max(0, here.size - new Set(known.map((row) => text(row, key))).size),
		})
	}
	return differences
}
