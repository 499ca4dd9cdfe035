import { type Kysely, sql } from 'kysely'
import type { DatabaseKind } from '../database-kind.ts'
import type { Schema } from '../schema.ts'

interface Ready {
	table: string
	/** The columns of its own rows that the text is made of. */
	columns: string[]
	text: string
	/** What else is told of a row without looking elsewhere. */
	besides?: { column: string; value: string }
	/** The other rows that it is made of, and whose they are; with columns, those that it only names. */
	parts: { table: string; columns?: string[]; whose: (row: 'old' | 'new') => string }[]
}

const poliKlinik: Ready = {
	table: 'poliKlinik',
	columns: ['id', 'nama', 'uri', 'icon', 'deskripsi'],
	text: `json_object('id', "id", 'nama', "nama", 'uri', "uri", 'icon', "icon", 'deskripsi', "deskripsi", 'keluhan',
		json((select json_group_array(json_object('kata', "kata", 'darurat', json(iif("darurat", 'true', 'false')))
			order by "urutan", "keluhan"."id") from "keluhan" where "poliKlinikId" = "poliKlinik"."id")))`,
	parts: [{ table: 'keluhan', whose: (row) => `select ${row}."poliKlinikId"` }],
}

const dokter: Ready = {
	table: 'dokter',
	columns: ['id', 'nama', 'foto', 'spesialis'],
	text: `json_object('id', "id", 'nama', "nama", 'foto', "foto", 'spesialis', "spesialis", 'poliKlinik',
		json((select json_group_array(json_object('id', "poliKlinik"."id", 'nama', "poliKlinik"."nama", 'uri', "poliKlinik"."uri")
			order by "dokterPoliKlinik"."urutan", "poliKlinik"."id") from "dokterPoliKlinik"
			join "poliKlinik" on "poliKlinik"."id" = "poliKlinikId" where "dokterId" = "dokter"."id")),
		'jadwal', json_object('waktu', json((select json_group_array(json_object('poliKlinikId', "poliKlinikId",
			'hari', json("hari"), 'keteranganWaktu', "keteranganWaktu", 'jamMulai', "jamMulai", 'jamSelesai', "jamSelesai")
			order by "urutan", "jadwalWaktu"."id") from "jadwalWaktu" where "dokterId" = "dokter"."id"))))`,
	besides: {
		column: 'adaKeterangan',
		value: 'exists (select 1 from "jadwalKeterangan" where "dokterId" = "dokter"."id")',
	},
	parts: [
		{ table: 'jadwalKeterangan', whose: (row) => `select ${row}."dokterId"` },
		{ table: 'dokterPoliKlinik', whose: (row) => `select ${row}."dokterId"` },
		{ table: 'jadwalWaktu', whose: (row) => `select ${row}."dokterId"` },
		{
			table: 'poliKlinik',
			columns: ['id', 'nama', 'uri'],
			whose: (row) => `select "dokterId" from "dokterPoliKlinik" where "poliKlinikId" = ${row}."id"`,
		},
	],
}

const artikel: Ready = {
	table: 'artikel',
	columns: ['id', 'uri', 'judul', 'ringkasan', 'createdAt', 'updatedAt', 'artikelMedia', 'kategoriArtikelId'],
	text: `json_object('id', "id", 'uri', "uri", 'judul', "judul", 'ringkasan', "ringkasan", 'createdAt', "createdAt",
		'updatedAt', "updatedAt", 'kategoriArtikel', json((select json_object('id', "id", 'nama', "nama", 'uri', "uri")
			from "kategoriArtikel" where "id" = "artikel"."kategoriArtikelId")), 'artikelMedia', json("artikelMedia"))`,
	besides: {
		column: 'countView',
		value: 'coalesce((select "countView" from "artikelView" where "artikelId" = "artikel"."id"), 0)',
	},
	parts: [
		{ table: 'artikelView', whose: (row) => `select ${row}."artikelId"` },
		{
			table: 'kategoriArtikel',
			columns: ['id', 'nama', 'uri'],
			whose: (row) => `select "id" from "artikel" where "kategoriArtikelId" = ${row}."id"`,
		},
	],
}

/**
 * What SQLite answers of clinics, doctors and articles stands ready beside them, whoever writes: the beginning of the
 * JSON that is sent, up to what depends on the moment (`ready-text.ts`). It takes the place of what migration 013 put
 * into indexes. PostgreSQL puts its answers together as it is asked: writers side by side would overwrite each other's.
 */
export async function up(db: Kysely<Schema>, kind: DatabaseKind): Promise<void> {
	const run = (statement: string) => sql.raw(statement).execute(db)
	await run('create index "artikelDokter_artikelId_urutan" on "artikelDokter" ("artikelId", "urutan", "dokterId")')
	if (kind === 'postgres') return
	for (const ready of [poliKlinik, dokter, artikel]) await keepReady(ready, run)

	await run('drop index "artikel_terbit_createdAt_id_json"')
	const plain = [
		['keluhan', 'keluhan_poliKlinikId_urutan_id', '"poliKlinikId", "urutan", "id"', 'keluhan_poliKlinikId_urutan_id'],
		['poliKlinik', 'poliKlinik_cari_id', '"cari", "id"', 'poliKlinik_cari_id_json'],
		['jadwalWaktu', 'jadwalWaktu_dokterId_urutan', '"dokterId", "urutan"', 'jadwalWaktu_dokterId_urutan'],
	]
	for (const [table, name, columns, before] of plain) {
		await run(`drop index "${before}"`)
		await run(`create index "${name}" on "${table}" (${columns})`)
	}
}

async function keepReady(
	{ table, columns, text, besides, parts }: Ready,
	run: (statement: string) => Promise<unknown>,
) {
	const kept = { isi: `rtrim(${text}, '}')`, ...(besides && { [besides.column]: besides.value }) }
	const names = Object.keys(kept).map((name) => `"${name}"`)
	const keep = (whose: string) => `insert into "${table}Siap" ("id", ${names})
		select "id", ${Object.values(kept)} from "${table}" where "id" in (${whose})
		on conflict ("id") do update set ${names.map((name) => `${name} = excluded.${name}`)}`
	const on = (event: string, of: string, whose: string) =>
		run(`create trigger "${table}Siap_${of}_${event.slice(0, 6)}" after ${event} on "${of}" begin ${keep(whose)}; end`)
	const updating = (changed: string[]) => `update of ${changed.map((name) => `"${name}"`)}`

	await run(`create table "${table}Siap" (
		"id" text not null primary key references "${table}" ("id") on delete cascade on update cascade, "isi" text not null
		${besides ? `, "${besides.column}" bigint not null` : ''}
	) without rowid`)
	await run(keep(`select "id" from "${table}"`))
	await on('insert', table, 'new."id"')
	await on(updating(columns), table, 'new."id"')
	for (const part of parts) {
		await on(
			part.columns ? updating(part.columns) : 'update',
			part.table,
			`${part.whose('old')} union ${part.whose('new')}`,
		)
		// What is only named is there before, and goes with its last link.
		if (part.columns) continue
		await on('insert', part.table, part.whose('new'))
		await on('delete', part.table, part.whose('old'))
	}
}
