import type { BarisRencana, RencanaImpor } from '../../../contract/staff/csv.ts'
import { inputErrors } from '../../../contract/staff/input-errors.ts'
import { withoutDefaults } from '../../../contract/staff/inputs.ts'
import type { Db } from '../../../database/schema.ts'
import type { CsvRow } from '../../csv/parse-csv.ts'
import { type Entity, labelOf, type StaffRecord } from '../content/entity.ts'
import { DIKELOLA } from '../content/managed.ts'
import { type CsvColumns, readAll } from './csv-columns.ts'

/** A record to create, or with an id to update; `values` is the input of its form. */
export interface Langkah {
	nomor: number
	id: string | null
	values: Record<string, unknown>
}

export interface Plan {
	entity: Entity
	baris: BarisRencana[]
	langkah: Langkah[]
}

/** A summary shows this many lines; `jumlah` counts all. */
const MAX_SHOWN = 500

/** The plan for people: errors first, unchanged lines last. */
export function summarise({ baris }: Plan): RencanaImpor {
	const of = (aksi: BarisRencana['aksi']) => baris.filter((line) => line.aksi === aksi)
	const [salah, hapus, ubah, baru, sama] = [of('salah'), of('hapus'), of('ubah'), of('baru'), of('sama')]
	return {
		jumlah: { salah: salah.length, hapus: hapus.length, ubah: ubah.length, baru: baru.length, sama: sama.length },
		baris: [...salah, ...hapus, ...ubah, ...baru, ...sama].slice(0, MAX_SHOWN),
	}
}

/** Compares each line with the record of its id. */
export async function planRecords(db: Db, table: CsvColumns, rows: CsvRow[]): Promise<Plan> {
	const { entity, columns } = table
	const records = new Map((await readAll(db, entity)).map((record) => [record.id, record]))
	const plan: Plan = { entity, baris: [], langkah: [] }
	const seen = new Set<string>()
	// Built once: it costs more than a line.
	const changes = withoutDefaults(entity.isian)
	for (const { nomor, cells } of rows) {
		const id = cells.get('id') || null
		const before = id ? records.get(id) : undefined
		const { values, kesalahan, perubahan } = readCells(table, cells, before)
		if (id && !before) kesalahan.push('id: tidak ada yang memiliki id ini. Kosongkan untuk membuat yang baru.')
		if (id && seen.has(id)) kesalahan.push('id: sudah ada di baris sebelumnya.')
		if (id) seen.add(id)
		if (before)
			for (const field of (await entity.managed?.(db, before, { ...before, ...values })) ?? [])
				kesalahan.push(`${field}: ${DIKELOLA}`)
		const checked = before ? changes.safeParse(values) : entity.isian.safeParse(values)
		if (!checked.success && kesalahan.length === 0)
			for (const [field, sentence] of Object.entries(inputErrors(checked.error)))
				kesalahan.push(`${columns.has(field) ? field : field.replace(/Id$/, '')}: ${sentence}`)
		const label = before ? labelOf(entity, before) : cells.get('nama') || '(tanpa nama)'
		const aksi = kesalahan.length > 0 ? 'salah' : !before ? 'baru' : perubahan.length > 0 ? 'ubah' : 'sama'
		plan.baris.push({ nomor, aksi, label, perubahan, kesalahan })
		if ((aksi === 'baru' || aksi === 'ubah') && checked.success)
			plan.langkah.push({ nomor, id: before?.id ?? null, values: checked.data })
	}
	return plan
}

/** Reads only the cells that differ from the export of the record. */
function readCells({ columns }: CsvColumns, cells: Map<string, string>, before: StaffRecord | undefined) {
	const values: Record<string, unknown> = {}
	const kesalahan: string[] = []
	const perubahan: { kolom: string; dari: string; ke: string }[] = []
	for (const [kolom, column] of columns) {
		const cell = cells.get(kolom)
		if (cell === undefined) continue
		const dari = before ? column.write(before) : ''
		if (before && cell === dari.trim()) continue
		const read = column.read(cell)
		if (typeof read === 'string') {
			kesalahan.push(`${kolom}: ${read}`)
			continue
		}
		Object.assign(values, read)
		const ke = before ? column.write({ ...before, ...read }) : cell
		if (ke !== dari) perubahan.push({ kolom, dari, ke })
	}
	return { values, kesalahan, perubahan }
}
