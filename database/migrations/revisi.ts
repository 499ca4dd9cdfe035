import { type Kysely, sql } from 'kysely'
import type { DatabaseKind } from '../database-kind.ts'
import type { Schema } from '../schema.ts'

/** One number that grows with every content write, whoever writes. */
export async function createRevisi(db: Kysely<Schema>, kind: DatabaseKind): Promise<void> {
	await db.schema
		.createTable('revisi')
		.addColumn('id', 'integer', (column) => column.primaryKey())
		.addColumn('nomor', 'bigint', (column) => column.notNull())
		.execute()
	await db.insertInto('revisi').values({ id: 1, nomor: 1 }).execute()
	if (kind === 'postgres') {
		await sql
			.raw(`create function "naikkanRevisi"() returns trigger language plpgsql as $$
			begin
				update "revisi" set "nomor" = "nomor" + 1 where "id" = 1;
				perform pg_notify('revisi', '');
				return null;
			end $$`)
			.execute(db)
	}
}

export async function bumpOnWrite(
	db: Kysely<Schema>,
	kind: DatabaseKind,
	table: keyof Schema,
	events = ['insert', 'update', 'delete'],
): Promise<void> {
	if (kind === 'postgres') {
		await sql
			.raw(`create trigger "${table}_revisi" after ${events.join(' or ')} on "${table}"
			for each statement execute function "naikkanRevisi"()`)
			.execute(db)
		return
	}
	for (const event of events)
		await sql
			.raw(`create trigger "${table}_revisi_${event}" after ${event} on "${table}" begin
			update "revisi" set "nomor" = "nomor" + 1 where "id" = 1; end`)
			.execute(db)
}
