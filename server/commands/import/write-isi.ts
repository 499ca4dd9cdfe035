import type { Db, tables } from '../../../database/schema.ts'
import { InvalidContent } from '../../content-rules/invalid-content.ts'
import { prepareContent } from '../../content-rules/prepare-content.ts'
import {
	anyTable,
	ImportError,
	type Isi,
	type IsiTable,
	isContentTable,
	isiTables,
	keyOf,
	ownerOf,
	type Row,
	references,
	singleTables,
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

/** Below the parameter limit of both databases. */
const BATCH_PARAMETERS = 16_000
const BATCH_IDS = 500

/** Upserts the rows by key, in the caller's transaction. */
export async function writeIsi(transaction: Db, isi: Isi): Promise<void> {
	await refuseTakenUri(transaction, isi)
	for (const table of isiTables) {
		const rows = isi[table] ?? []
		const owner = ownerOf[table]
		if (owner) await deleteOwned(transaction, table, owner.column, isi[owner.table] ?? [])
		if (rows.length === 0) continue
		if (singleTables.has(table) && (await updateSetting(transaction, table, rows[0] as Row))) continue
		await upsert(transaction, table, rows)
	}
}

/** The first of these tables that has a row, which an import could overwrite. */
export async function firstFilled(db: Db, among: readonly (keyof typeof tables)[]) {
	for (const table of among)
		if (await anyTable(db).selectFrom(table).select(keyOf(table)).limit(1).executeTakeFirst()) return table
	return undefined
}

/** Updates the row of a setting in place: it has columns that no provider gives. */
async function updateSetting(db: Db, table: IsiTable, row: Row): Promise<boolean> {
	const { numUpdatedRows } = await anyTable(db).updateTable(table).set(row).executeTakeFirst()
	return numUpdatedRows > 0n
}

/** Rows with the same key are overwritten. */
export async function upsert(db: Db, table: keyof typeof tables, rows: Row[]): Promise<void> {
	const key = keyOf(table)
	const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
	const others = columns.filter((column) => !key.includes(column))
	const size = Math.floor(BATCH_PARAMETERS / columns.length)
	for (let start = 0; start < rows.length; start += size) {
		const batch = rows
			.slice(start, start + size)
			.map((row) => Object.fromEntries(columns.map((column) => [column, row[column] ?? null])))
		await anyTable(db)
			.insertInto(table)
			.values(batch)
			.onConflict((conflict) =>
				others.length === 0
					? conflict.columns(key).doNothing()
					: conflict
							.columns(key)
							.doUpdateSet((set) =>
								Object.fromEntries(others.map((column) => [column, set.ref(`excluded.${column}`)])),
							),
			)
			.execute()
	}
}

async function deleteOwned(db: Db, table: IsiTable, column: string, rows: Row[]): Promise<void> {
	const owners = rows.map(({ id }) => id)
	for (let start = 0; start < owners.length; start += BATCH_IDS)
		await anyTable(db)
			.deleteFrom(table)
			.where(column, 'in', owners.slice(start, start + BATCH_IDS))
			.execute()
}

/** A uri is unique: staff have to rename or delete the present row with another id. */
async function refuseTakenUri(db: Db, isi: Isi): Promise<void> {
	const taken: string[] = []
	for (const table of isiTables) {
		const idOf = new Map((isi[table] ?? []).flatMap(({ uri, id }) => (uri ? [[uri, id] as const] : [])))
		if (idOf.size === 0) continue
		const present = (await anyTable(db).selectFrom(table).select(['id', 'uri']).execute()) as {
			id: string
			uri: string
		}[]
		for (const { id, uri } of present) if (idOf.has(uri) && idOf.get(uri) !== id) taken.push(`${table} ${uri}`)
	}
	if (taken.length > 0)
		throw new ImportError(`Nothing was written: these uris belong to other rows here: ${taken.join(', ')}.`)
}
