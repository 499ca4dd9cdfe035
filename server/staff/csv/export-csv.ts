import type { JenisCsv } from '../../../contract/staff/csv.ts'
import type { Db } from '../../../database/schema.ts'
import { BYTE_ORDER_MARK, csvLine } from '../../csv/csv-line.ts'
import { readChoices } from './choices.ts'
import { csvColumns } from './csv-columns.ts'
import { jadwalCells, jadwalColumns, readJadwal } from './plan-jadwal.ts'
import { readAll } from './read-all.ts'

/** The whole table as CSV. Importing it unchanged changes nothing. */
export async function exportCsv(db: Db, jenis: JenisCsv): Promise<string> {
	const lines = jenis === 'jadwal' ? await jadwalLines(db) : await recordLines(db, jenis)
	return BYTE_ORDER_MARK + lines.map(csvLine).join('')
}

async function recordLines(db: Db, jenis: 'dokter' | 'paket'): Promise<string[][]> {
	const { entity, columns } = await csvColumns(jenis, db)
	const records = await readAll(db, entity)
	return [
		['id', ...columns.keys()],
		...records.map((record) => [record.id, ...[...columns.values()].map((column) => column.write(record))]),
	]
}

async function jadwalLines(db: Db): Promise<string[][]> {
	const poliKlinik = await readChoices(db, 'poliKlinik')
	const jadwal = await readJadwal(db)
	const dokter = await db.selectFrom('dokter').select(['id', 'nama']).orderBy('cari').orderBy('id').execute()
	return [
		[...jadwalColumns],
		...dokter.flatMap(({ id, nama }) =>
			(jadwal.get(id) ?? []).map((slot) => [id, nama, ...jadwalCells(slot, poliKlinik)]),
		),
	]
}
