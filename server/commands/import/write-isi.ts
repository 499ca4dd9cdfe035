import type { Db, tables } from '../../../database/schema.ts'
import {
	anyTable,
	ImportError,
	type Isi,
	type IsiTable,
	isiTables,
	keyOf,
	ownerOf,
	type Row,
	singleTables,
} from '../../isi/content-tables.ts'

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
