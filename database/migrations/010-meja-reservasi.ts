import { type Kysely, sql } from 'kysely'
import type { DatabaseKind } from '../database-kind.ts'
import type { Schema } from '../schema.ts'
import { cariReservasi } from '../search/cari-reservasi.ts'
import { fk, int, tableCreator, text } from './table.ts'

/** The reservation desk: how far each reservation has come and who moved it, and what it is found by. */
export async function up(db: Kysely<Schema>, kind: DatabaseKind): Promise<void> {
	await db.schema
		.alterTable('shopReservasi')
		.addColumn('status', 'text', (column) => column.notNull().defaultTo('baru'))
		.execute()
	await db.schema
		.alterTable('shopReservasi')
		.addColumn('cari', kind === 'postgres' ? sql`text collate "C"` : 'text', (column) => column.notNull().defaultTo(''))
		.execute()
	await fillCari(db)
	await (kind === 'postgres' ? indexCari(db) : indexCariNumbered(db))
	for (const columns of [
		['tanggalVisit', 'status', 'id'],
		['status', 'tanggalVisit', 'id'],
	])
		await db.schema
			.createIndex(`shopReservasi_${columns.join('_')}`)
			.on('shopReservasi')
			.columns(columns)
			.execute()
	await tableCreator(db, kind)(
		'shopReservasiRiwayat',
		{
			...fk('reservasiId', 'shopReservasi'),
			...fk('stafId', 'staf', 'set null', true),
			...text('stafNama', 'dari', 'ke', 'catatan'),
			...int('createdAt'),
		},
		{ index: [['reservasiId', 'createdAt', 'id'], ['stafId']] },
	)
}

const BATCH = 500

async function fillCari(db: Kysely<Schema>): Promise<void> {
	let last = ''
	while (true) {
		const rows = await db
			.selectFrom('shopReservasi')
			.select(['id', 'kode', 'atasNama', 'noTelp'])
			.where('id', '>', last)
			.orderBy('id')
			.limit(BATCH)
			.execute()
		if (rows.length === 0) return
		const ids = rows.map(({ id }) => id)
		const items = await db
			.selectFrom('shopReservasiItem')
			.select(['reservasiId', 'pasienNama'])
			.where('reservasiId', 'in', ids)
			.execute()
		const itemsOf = Map.groupBy(items, ({ reservasiId }) => reservasiId)
		for (const row of rows) {
			const pasien = (itemsOf.get(row.id) ?? []).map(({ pasienNama }) => pasienNama)
			await db
				.updateTable('shopReservasi')
				.set({ cari: cariReservasi({ ...row, pasien }) })
				.where('id', '=', row.id)
				.execute()
		}
		last = ids.at(-1) as string
	}
}

async function indexCari(db: Kysely<Schema>): Promise<void> {
	await sql`create index "shopReservasi_cari_trgm" on "shopReservasi" using gin ("cari" gin_trgm_ops)`.execute(db)
}

/** As every searched table of SQLite's has it since step 005: FTS5 finds a row by its number only. */
async function indexCariNumbered(db: Kysely<Schema>): Promise<void> {
	const run = (statement: string) => sql.raw(statement).execute(db)
	const index = '"shopReservasiCari"'
	const numbers = '"shopReservasiCariNomor"'
	const numberOf = (row: 'old' | 'new') => `(select "nomor" from ${numbers} where "id" = ${row}."id")`
	await run(`create virtual table ${index} using fts5("cari", "id" unindexed, tokenize = 'trigram case_sensitive 1')`)
	// What a member deletes is gone from the index at once, not when it is next tidied up.
	await run(`insert into ${index} (${index}, "rank") values ('secure-delete', 1)`)
	await run(`create table ${numbers} ("nomor" integer primary key, "id" text not null unique)`)
	await run(`insert into ${numbers} ("id") select "id" from "shopReservasi" order by "id"`)
	await run(`insert into ${index} ("rowid", "cari", "id")
		select "nomor", "cari", "id" from "shopReservasi" join ${numbers} using ("id")`)
	await run(`create trigger "shopReservasiCari_insert" after insert on "shopReservasi" begin
		insert into ${numbers} ("id") values (new."id");
		insert into ${index} ("rowid", "cari", "id") values (${numberOf('new')}, new."cari", new."id"); end`)
	await run(`create trigger "shopReservasiCari_update" after update of "cari" on "shopReservasi" begin
		update ${index} set "cari" = new."cari" where "rowid" = ${numberOf('old')}; end`)
	await run(`create trigger "shopReservasiCari_delete" after delete on "shopReservasi" begin
		delete from ${index} where "rowid" = ${numberOf('old')};
		delete from ${numbers} where "id" = old."id"; end`)
}
