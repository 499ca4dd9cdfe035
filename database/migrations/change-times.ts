import { type Kysely, sql } from 'kysely'
import type { DatabaseKind } from './table.ts'

/** What visitors see as a page, by its table. */
const PAGES = ['poliKlinik', 'dokter', 'layanan', 'fasilitas', 'komunitas', 'mitra', 'shopItem', 'webSetting']

/** Rows that belong to a page, and its id. */
const PARTS: [table: string, page: string, idColumn: string][] = [
	['dokterPoliKlinik', 'dokter', 'dokterId'],
	['jadwalWaktu', 'dokter', 'dokterId'],
	['jadwalKeterangan', 'dokter', 'dokterId'],
	['shopItemUsia', 'shopItem', 'shopItemId'],
]

type Row = 'new' | 'old'

/** The pages that a row changes, by table: a query of kinds and ids. */
const changedBy: [table: string, (row: Row) => string][] = [
	...PAGES.map((page): (typeof changedBy)[number] => [page, (row) => `select '${page}', ${row}."id"`]),
	...PARTS.map(([table, page, id]): (typeof changedBy)[number] => [table, (row) => `select '${page}', ${row}."${id}"`]),
	[
		'jadwalPengecualian',
		(row) => `select 'dokter', ${row}."dokterId" where ${row}."dokterId" is not null
			union all select 'poliKlinik', "id" from "poliKlinik"
			where ${row}."dokterId" is null and (${row}."poliKlinikId" is null or "id" = ${row}."poliKlinikId")`,
	],
]

const NOW: Record<DatabaseKind, string> = {
	sqlite: "cast(unixepoch('subsec') * 1000 as integer)",
	postgres: '(extract(epoch from clock_timestamp()) * 1000)::bigint',
}

/** When each page changed last, for feeds and sitemaps. Triggers write it with every change of the content. */
export async function createChangeTimes(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
	await db.schema
		.createTable('diubah')
		.addColumn('sumber', 'text', (column) => column.notNull())
		.addColumn('sumberId', 'text', (column) => column.notNull())
		.addColumn('pada', 'bigint', (column) => column.notNull())
		.addPrimaryKeyConstraint('diubah_pk', ['sumber', 'sumberId'])
		.execute()
	for (const [table, pages] of changedBy)
		for (const statement of triggersOf(table, pages, kind)) await sql.raw(statement).execute(db)
}

function triggersOf(table: string, pages: (row: Row) => string, kind: DatabaseKind): string[] {
	// SQLite takes `on` for a join without a condition before it.
	const note = (row: Row) => `insert into "diubah" ("sumber", "sumberId", "pada")
		select *, ${NOW[kind]} from (${pages(row)}) as "halaman" where 1 = 1
		on conflict ("sumber", "sumberId") do update set "pada" = excluded."pada";`
	if (kind === 'sqlite')
		return ['insert', 'update', 'delete'].map(
			(event) => `create trigger "${table}_diubah_${event}" after ${event} on "${table}"
			begin ${event === 'insert' ? '' : note('old')} ${event === 'delete' ? '' : note('new')} end`,
		)
	return [
		`create function "${table}_diubah"() returns trigger language plpgsql as $$
		begin
			if tg_op <> 'INSERT' then ${note('old')} end if;
			if tg_op <> 'DELETE' then ${note('new')} end if;
			return null;
		end $$`,
		`create trigger "${table}_diubah" after insert or update or delete on "${table}"
		for each row execute function "${table}_diubah"()`,
	]
}
