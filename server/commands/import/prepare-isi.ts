import { InvalidContent } from '../../content-rules/invalid-content.ts'
import { prepareContent } from '../../content-rules/prepare-content.ts'
import {
	type Isi,
	type IsiTable,
	isContentTable,
	isiTables,
	keyOf,
	type Row,
	references,
} from '../../isi/content-tables.ts'
import { hideNik } from '../../nik/hide-nik.ts'

export type PreparedIsi = ReturnType<typeof prepareIsi>

/**
 * Sanitises rows like content of staff. A column that cannot be stored becomes empty, or its row is skipped.
 *
 * @returns rows ready to be stored, and a warning for each change
 */
export function prepareIsi(given: Isi) {
	const warnings: string[] = []
	const isi: Isi = {}
	const ids = new Map<IsiTable, Set<unknown>>()
	for (const table of isiTables) {
		const linked = (given[table] ?? []).filter((row) => {
			// Another provider has no quotas by clinic, for one: a column that is not given references nothing.
			const broken = references.find(
				([from, column, to]) =>
					from === table && Object.hasOwn(row, column) && row[column] !== null && !inTable(to)(row[column]),
			)
			if (broken) warnings.push(`${table} ${nameOf(row)} is skipped: its ${broken[1]} does not exist.`)
			return !broken
		})
		const single = withoutDuplicates(table, linked, warnings)
		isi[table] = single.map((row) => prepareRow(table, row, warnings)).filter((row) => row !== null)
		ids.set(table, new Set(isi[table].map(({ id }) => id)))
	}
	return { isi, warnings }

	/** A comment may reference a row of its own table. */
	function inTable(to: IsiTable) {
		const known = ids.get(to) ?? new Set((given[to] ?? []).map(({ id }) => id))
		return (id: unknown) => known.has(id)
	}
}

/** A key and a uri are unique: the first row counts. */
function withoutDuplicates(table: IsiTable, rows: Row[], warnings: string[]): Row[] {
	const seen = new Set<string>()
	return rows.filter((row) => {
		const names = [JSON.stringify(keyOf(table).map((column) => row[column])), ...(row.uri ? [`uri ${row.uri}`] : [])]
		const isTaken = names.some((name) => seen.has(name))
		for (const name of names) seen.add(name)
		if (isTaken) warnings.push(`${table} ${nameOf(row)} is skipped: its id or uri is there already.`)
		return !isTaken
	})
}

function prepareRow(table: IsiTable, row: Row, warnings: string[]): Row | null {
	if (!isContentTable(table))
		return table === 'artikelKomentar'
			? { ...row, nama: hideNik(String(row.nama)), komentar: hideNik(String(row.komentar)) }
			: row
	const tryRow = (values: Row) => prepareContent(table, values as never) as Row
	try {
		return tryRow(row)
	} catch (error) {
		if (!(error instanceof InvalidContent)) throw error
		const columns = Object.keys(error.fields)
		try {
			const emptied = tryRow({ ...row, ...Object.fromEntries(columns.map((column) => [column, ''])) })
			warnings.push(`${table} ${nameOf(row)}: ${columns.join(', ')} is not valid and is left empty.`)
			return emptied
		} catch {
			warnings.push(`${table} ${nameOf(row)} is skipped: ${columns.join(', ')} is not valid.`)
			return null
		}
	}
}

const nameOf = ({ nama, judul, uri, id, keterangan }: Row) =>
	JSON.stringify(nama ?? judul ?? uri ?? keterangan ?? id ?? '')
