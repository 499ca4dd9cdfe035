import type { Kysely } from 'kysely'
import type { Schema } from '../../../database/schema.ts'
import { anyTable, type Isi, type IsiTable, isiTables, keyOf, type Row, singleTables } from './content-tables.ts'

export interface Difference {
	table: IsiTable
	coming: number
	baru: number
	berubah: number
	sama: number
	/** Not among what comes; an import leaves it where it is. */
	hanyaDiSini: number
}

/** What the contract does not tell and an import therefore makes up is no difference. */
const invented: Partial<Record<IsiTable, string[]>> = {
	testimoni: ['createdAt'],
	gallery: ['createdAt'],
	webSettingMetaPixel: ['createdAt'],
	popupInformation: ['tayangMulai', 'tayangSelesai'],
	jadwalKeterangan: ['id', 'berlakuSampai'],
	jadwalWaktu: ['id'],
	keluhan: ['id'],
	dokterView: ['countView'],
	gambar: ['id', 'lebar', 'tinggi', 'createdAt'],
}

/** How the rows that come differ from those that are here, table by table; for a target without tables, all are new. */
export async function compareIsi(db: Kysely<Schema> | null, isi: Isi): Promise<Difference[]> {
	const differences: Difference[] = []
	for (const table of isiTables) {
		const rows = isi[table] ?? []
		const present = db ? ((await anyTable(db).selectFrom(table).selectAll().execute()) as Row[]) : []
		if (rows.length === 0 && present.length === 0) continue
		const ignored = new Set(invented[table])
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
		const sama = known.filter((row) => here.get(text(row, key)) === text(row, columns)).length
		differences.push({
			table,
			coming: rows.length,
			baru: rows.length - known.length,
			berubah: known.length - sama,
			sama,
			hanyaDiSini: Math.max(0, here.size - new Set(known.map((row) => text(row, key))).size),
		})
	}
	return differences
}
