import { type Kysely, sql } from 'kysely'
import type { ArtikelRingkas } from '../../../contract/artikel.ts'
import type { Schema } from '../../../database/schema.ts'

/** Articles with category and view count, without their bodies. Nothing is joined, so that they are counted alone. */
export const artikelQuery = (db: Kysely<Schema>) =>
	db
		.selectFrom('artikel')
		.select([
			'artikel.id',
			'artikel.uri',
			'artikel.judul',
			'artikel.ringkasan',
			'artikel.createdAt',
			'artikel.updatedAt',
			'artikel.artikelMedia',
			'artikel.kategoriArtikelId',
			ofKategori('nama').as('kategoriNama'),
			ofKategori('uri').as('kategoriUri'),
			sql<number | null>`(select "countView" from "artikelView" where "artikelId" = "artikel"."id")`.as('countView'),
		])

const ofKategori = (column: 'nama' | 'uri') =>
	sql<string>`(select ${sql.ref(column)} from "kategoriArtikel" where "id" = "artikel"."kategoriArtikelId")`

type ArtikelRow = Awaited<ReturnType<ReturnType<typeof artikelQuery>['execute']>>[number]

export const readArtikelRingkas = (row: ArtikelRow): ArtikelRingkas => ({
	id: row.id,
	uri: row.uri,
	judul: row.judul,
	ringkasan: row.ringkasan,
	createdAt: row.createdAt,
	updatedAt: row.updatedAt,
	countView: row.countView ?? 0,
	artikelMedia: JSON.parse(row.artikelMedia) as { content: string }[],
	kategoriArtikel: { id: row.kategoriArtikelId, nama: row.kategoriNama, uri: row.kategoriUri },
})
