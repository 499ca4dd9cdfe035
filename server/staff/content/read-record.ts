import { hash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { DatabaseKind } from '../../../database/database-kind.ts'
import type { Schema } from '../../../database/schema.ts'
import { anyDatabase } from './any-database.ts'
import type { Entity, Links, StaffRecord } from './entity.ts'

/** Made from other columns, and nobody's to change. */
const DERIVED = ['cari', 'ringkasan']

/** One row with all that belongs to it, or undefined. `lock` keeps others from changing it until the transaction ends. */
export async function readRecord(
	db: Kysely<Schema>,
	entity: Entity,
	id: string,
	lock?: DatabaseKind,
): Promise<StaffRecord | undefined> {
	let query = anyDatabase(db).selectFrom(entity.table).selectAll().where('id', '=', id)
	if (lock === 'postgres') query = query.forUpdate()
	const row = await query.executeTakeFirst()
	if (!row) return undefined
	const record = toRecord(row, entity.json)
	for (const [field, links] of Object.entries(entity.links ?? {}))
		record[field] = (await readLinks(db, links, [id])).get(id) ?? []
	for (const [field, { table, own, json }] of Object.entries(entity.parts ?? {})) {
		const rows = await anyDatabase(db)
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

/** The ids that several rows are linked with, in order. */
export async function readLinks(
	db: Kysely<Schema>,
	{ table, own, other, ordered }: Links,
	ids: string[],
): Promise<Map<string, string[]>> {
	const linked = new Map<string, string[]>()
	if (ids.length === 0) return linked
	const rows = await anyDatabase(db)
		.selectFrom(table)
		.select([own, other])
		.where(own, 'in', ids)
		.orderBy(ordered ? 'urutan' : other)
		.execute()
	for (const row of rows) linked.set(String(row[own]), [...(linked.get(String(row[own])) ?? []), String(row[other])])
	return linked
}

export function toRecord(row: Record<string, unknown>, json: readonly string[] = []): StaffRecord {
	const shown = Object.entries(row).filter(([column]) => !DERIVED.includes(column))
	return Object.fromEntries(
		shown.map(([column, value]) => [
			column,
			json.includes(column) && typeof value === 'string' ? JSON.parse(value) : value,
		]),
	) as StaffRecord
}

/** Tells two states of a row apart; whoever saves says which one they saw. */
export const versionOf = (record: StaffRecord): string => hash('sha256', JSON.stringify(record)).slice(0, 16)
