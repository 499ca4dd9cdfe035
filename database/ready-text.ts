import { type RawBuilder, type SelectType, sql } from 'kysely'
import type { DatabaseKind } from './database-kind.ts'
import { type JsonField, jsonObject, jsonRows } from './json-rows.ts'
import type { Building, Select } from './prepared.ts'

/** What is answered so often that SQLite keeps its text ready (migration 016). */
export type ReadyTable = keyof typeof fields

/**
 * The beginning of the JSON of a row, to be closed after what depends on the moment has been added: a list comes last, so
 * that all braces at the end may be taken away.
 */
const fields = {
	poliKlinik: (kind: DatabaseKind) => ({
		...columnsOf('poliKlinik', ['id', 'nama', 'uri', 'icon', 'deskripsi']),
		keluhan: {
			json: jsonRows(
				kind,
				{ kata: 'kata', darurat: { flag: 'darurat' } },
				sql`from "keluhan" where "poliKlinikId" = "poliKlinik"."id"`,
				['urutan', 'keluhan.id'],
			),
		},
	}),
	dokter: (kind: DatabaseKind) => ({
		...columnsOf('dokter', ['id', 'nama', 'foto', 'spesialis']),
		poliKlinik: {
			json: jsonRows(
				kind,
				columnsOf('poliKlinik', ['id', 'nama', 'uri']),
				sql`from "dokterPoliKlinik" join "poliKlinik" on "poliKlinik"."id" = "poliKlinikId"
					where "dokterId" = "dokter"."id"`,
				['dokterPoliKlinik.urutan', 'poliKlinik.id'],
			),
		},
		jadwal: {
			json: jsonObject(kind, {
				waktu: {
					json: jsonRows(
						kind,
						{
							poliKlinikId: 'poliKlinikId',
							hari: { json: 'hari' },
							keteranganWaktu: 'keteranganWaktu',
							jamMulai: 'jamMulai',
							jamSelesai: 'jamSelesai',
						},
						sql`from "jadwalWaktu" where "dokterId" = "dokter"."id"`,
						['urutan', 'jadwalWaktu.id'],
					),
				},
			}),
		},
	}),
	artikel: (kind: DatabaseKind) => ({
		...columnsOf('artikel', ['id', 'uri', 'judul', 'ringkasan', 'createdAt', 'updatedAt']),
		kategoriArtikel: {
			json: sql`(select ${jsonObject(kind, { id: 'id', nama: 'nama', uri: 'uri' })} from "kategoriArtikel"
				where "id" = "artikel"."kategoriArtikelId")`,
		},
		artikelMedia: { json: 'artikel.artikelMedia' },
	}),
} satisfies Record<string, (kind: DatabaseKind) => Record<string, JsonField>>

const columnsOf = (table: string, names: string[]) =>
	Object.fromEntries(names.map((name) => [name, `${table}.${name}`]))

/** The text as it is put together from the rows that it is made of. */
export const composedText = (kind: DatabaseKind, table: ReadyTable): RawBuilder<string> =>
	sql`rtrim(${jsonObject(kind, fields[table](kind))}, '}')`

/** The text of a row of a query that `withTexts` or `joinReady` has given it to. */
export const readyText = (kind: DatabaseKind, table: ReadyTable): RawBuilder<string> =>
	kind === 'postgres' ? composedText(kind, table) : sql`"siap"."isi"`

/** Where such a query has the row's id. */
export const readyId = (kind: DatabaseKind, table: ReadyTable) => (kind === 'postgres' ? `${table}.id` : 'halaman.id')

/**
 * Adds a text that is made of the ready one to a query of ids. SQLite would make the texts of all rows that it sorts, so it
 * is told to find those of the page first; it goes through a cross join in the order in which it is written. An order needs
 * a limit: without one SQLite takes no notice of it here.
 */
export function withTexts<Text>(
	{ db, kind }: Pick<Building, 'db' | 'kind'>,
	table: ReadyTable,
	ids: Select<{ id: string }>,
	text: RawBuilder<Text>,
): Select<{ id: string; text: SelectType<Text> }> {
	if (kind === 'postgres') return ids.select(text.as('text'))
	return db
		.selectFrom(ids.as('halaman'))
		.crossJoin(sql`${sql.table(`${table}Siap`)}`.as('siap'))
		.where(sql<boolean>`"siap"."id" = "halaman"."id"`)
		.select(['halaman.id', text.as('text')])
}

/** The same where a query is written out: joins the rows of these ids, of which there is nothing else to be had. */
export const joinReady = (kind: DatabaseKind, table: ReadyTable, id: string): RawBuilder<unknown> =>
	kind === 'postgres'
		? sql`join ${sql.table(table)} on ${sql.ref(`${table}.id`)} = ${sql.ref(id)}`
		: sql`cross join ${sql.table(`${table}Siap`)} as "siap" on "siap"."id" = ${sql.ref(id)}`
