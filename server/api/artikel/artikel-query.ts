import { type Kysely, sql } from 'kysely'
import type { ArtikelRingkas } from '../../../contract/artikel.ts'
import { isPublished } from '../../../database/is-published.ts'
import type { Schema } from '../../../database/schema.ts'

const ofKategori = (column: 'nama' | 'uri') =>
	sql<string>`(select ${sql.ref(column)} from "kategoriArtikel" where "id" = "artikel"."kategoriArtikelId")`

/** Category and view count are looked up row by row: nothing is joined, so that articles are counted alone. */
export const artikelColumns = [
	...(['artikel.id', 'artikel.uri', 'artikel.judul', 'artikel.ringkasan', 'artikel.createdAt'] as const),
	...(['artikel.updatedAt', 'artikel.artikelMedia', 'artikel.kategoriArtikelId'] as const),
	ofKategori('nama').as('kategoriNama'),
	ofKategori('uri').as('kategoriUri'),
	sql<number | null>`(select "countView" from "artikelView" where "artikelId" = "artikel"."id")`.as('countView'),
] as const

/** Published articles without their bodies. */
export const artikelQuery = (db: Kysely<Schema>, previewed?: string) =>
	db.selectFrom('artikel').where(isPublished('artikel', previewed)).select(artikelColumns)

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
