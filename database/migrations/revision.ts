import { type Kysely, sql } from 'kysely'
import type { DatabaseKind } from './table.ts'

const BUMP = 'update "revisi" set "nomor" = "nomor" + 1 where "id" = 1'

/** The content revision: one number that triggers increase with every write of content, by any process. */
export async function createRevision(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
	await db.schema
		.createTable('revisi')
		.addColumn('id', 'integer', (column) => column.primaryKey())
		.addColumn('nomor', 'bigint', (column) => column.notNull())
		.execute()
	await sql`insert into "revisi" ("id", "nomor") values (1, 1)`.execute(db)
	if (kind === 'postgres')
		await sql
			.raw(`create function "naikkanRevisi"() returns trigger language plpgsql as $$
			begin
				${BUMP};
				return null;
			end $$`)
			.execute(db)
}

export async function bumpRevisionOnWrite(
	db: Kysely<unknown>,
	kind: DatabaseKind,
	table: string,
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
			.raw(`create trigger "${table}_revisi_${event}" after ${event} on "${table}" begin ${BUMP}; end`)
			.execute(db)
}
