import { hash } from 'node:crypto'
import type { SelectQueryBuilder } from 'kysely'
import type { DatabaseKind, Db, Schema } from '../../../database/schema.ts'
import { type Failure, fail } from '../../http/failure.ts'
import type { ChangeContext } from '../staff-route.ts'
import { type Entity, type Links, type StaffRecord, untyped } from './entity.ts'

/** The columns of the entity's own table that the API returns. */
export const columnsOf = ({ record, links = {}, parts = {} }: Entity): string[] =>
	Object.keys(record.shape).filter((name) => !(name in links) && !(name in parts))

/** One row with its links and parts, or undefined. `lock` locks the row until the transaction ends. */
export async function readRecord(
	db: Db,
	entity: Entity,
	id: string,
	lock?: DatabaseKind,
): Promise<StaffRecord | undefined> {
	let query = untyped(db).selectFrom(entity.table).select(columnsOf(entity)).where('id', '=', id)
	// SQLite has one writer at a time.
	if (lock === 'postgres') query = query.forUpdate()
	const row = await query.executeTakeFirst()
	if (!row) return undefined
	const record = toRecord(row, entity.json)
	await addLinks(db, entity, [record])
	for (const [field, { table, own, json }] of Object.entries(entity.parts ?? {})) {
		const rows = await untyped(db)
			.selectFrom(table)
			.selectAll()
			.where(own, '=', id)
			.orderBy('urutan')
			.orderBy('id')
			.execute()
		record[field] = rows.map((part) => {
			const { [own]: _, urutan: __, ...shown } = toRecord(part, json)
			return shown
		})
	}
	return record
}

/** Both databases accept this many parameters in one statement. */
const BATCH = 1000

/** Adds to each record the ids that it is linked with. */
export async function addLinks(db: Db, { links = {} }: Entity, records: StaffRecord[]): Promise<void> {
	for (const [field, link] of Object.entries(links))
		for (let start = 0; start < records.length; start += BATCH) {
			const batch = records.slice(start, start + BATCH)
			const linked = await readLinks(db, link, batch)
			for (const record of batch) record[field] = linked.get(record.id) ?? []
		}
}

async function readLinks(
	db: Db,
	{ table, own, other, ordered }: Links,
	records: StaffRecord[],
): Promise<Map<string, string[]>> {
	const ids = records.map(({ id }) => id)
	const rows = await untyped(db)
		.selectFrom(table)
		.select([own, other])
		.where(own, 'in', ids)
		.orderBy(ordered ? 'urutan' : other)
		.execute()
	const linked = new Map<string, string[]>(ids.map((id) => [id, []]))
	for (const row of rows) linked.get(String(row[own]))?.push(String(row[other]))
	return linked
}

export function toRecord(row: Record<string, unknown>, json: readonly string[] = []): StaffRecord {
	const values = Object.entries(row).map(([column, value]) => [
		column,
		json.includes(column) && typeof value === 'string' ? JSON.parse(value) : value,
	])
	return { ...Object.fromEntries(values), id: String(row.id) }
}

/** Identifies one state of a row, so that a save detects a change by somebody else. */
export const versionOf = (record: StaffRecord): string => hash('sha256', JSON.stringify(record)).slice(0, 16)

/**
 * The row that a change is based on, locked until the change is written; a failure when it is gone, or when somebody
 * else has changed it since.
 *
 * @param versi the version that the sender has seen; without one the change wins over others
 */
export async function seenRow<Table extends keyof Schema, Row, Shown extends { versi: string }>(
	{ database }: ChangeContext,
	query: SelectQueryBuilder<Schema, Table, Row>,
	versi: string | undefined,
	show: (row: Row) => Shown,
): Promise<Shown | Failure> {
	const row = await (database.kind === 'postgres' ? query.forUpdate() : query).executeTakeFirst()
	if (!row) return fail('TIDAK_DITEMUKAN')
	const shown = show(row as Row)
	return versi === undefined || shown.versi === versi ? shown : fail('SUDAH_BERUBAH')
}
