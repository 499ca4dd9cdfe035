import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import type { Db } from '../../database/schema.ts'
import { parseJson } from '../http/parse-json.ts'
import {
	anyTable,
	ImportError,
	type Isi,
	type IsiTable,
	isiTables,
	keyOf,
	picturesOf,
	type Row,
} from './content-tables.ts'

const FORMAT = 'rs-yasmin-isi'
const VERSION = 1

const isiFile = z.object({
	format: z.literal(FORMAT),
	versi: z.literal(VERSION),
	isi: z.record(
		z.string(),
		z.array(z.record(z.string(), z.union([z.string(), z.number(), z.boolean().transform(Number), z.null()]))),
	),
})

/** All content as one serialisable object, with the names of the pictures. No data of members or patients. */
export async function exportIsi(db: Db, now: number) {
	const isi: Isi = {}
	await db
		.transaction()
		.setAccessMode('read only')
		.execute(async (transaction) => {
			for (const table of isiTables) {
				const all = anyTable(transaction).selectFrom(table).selectAll()
				const rows = keyOf(table).reduce((sorted, column) => sorted.orderBy(column), all)
				// Only approved comments are public.
				const exported = table === 'artikelKomentar' ? rows.where('allowStatus', '=', 'diizinkan') : rows
				isi[table] = ((await exported.execute()) as Row[]).map(({ cari: _, ringkasan: __, ...row }) => row)
			}
		})
	return { format: FORMAT, versi: VERSION, dibuatPada: new Date(now).toISOString(), isi, gambar: picturesOf(isi) }
}

export async function readIsiFile(file: string): Promise<Isi> {
	const text = await readFile(file, 'utf8').catch(() => {
		throw new ImportError(`${file} cannot be read. An address starts with https://.`)
	})
	return parseIsi(text, file)
}

export function parseIsi(text: string, file: string): Isi {
	const json = parseJson(text)
	if (json === undefined) throw new ImportError(`${file} is not JSON.`)
	const { data, error } = isiFile.safeParse(json)
	if (!data) {
		const [issue] = error.issues
		throw new ImportError(`${file} is not an export of this site: ${issue?.path.join('.')}: ${issue?.message}.`)
	}
	const unknown = Object.keys(data.isi).filter((table) => !isiTables.includes(table as IsiTable))
	if (unknown.length > 0)
		throw new ImportError(`${file} has tables that this version does not know: ${unknown.join(', ')}.`)
	return data.isi as Isi
}

/** @throws ImportError for a column that the database does not have */
export async function refuseUnknownColumns(db: Db, isi: Isi, file: string): Promise<void> {
	const tables = new Map(
		(await db.introspection.getTables()).map(({ name, columns }) => [name, new Set(columns.map((each) => each.name))]),
	)
	for (const [table, rows] of Object.entries(isi))
		for (const row of rows)
			for (const column of Object.keys(row))
				if (!tables.get(table)?.has(column))
					throw new ImportError(`${file} has a column that is not known here: ${table}.${column}.`)
}
