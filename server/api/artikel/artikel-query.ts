import { type Kysely, sql } from 'kysely'
import type { ArtikelRingkas } from '../../../contract/artikel.ts'
import type { DatabaseKind } from '../../../database/connect.ts'
import { isPublished } from '../../../database/is-published.ts'
import { jsonObject } from '../../../database/json-rows.ts'
import type { Schema } from '../../../database/schema.ts'
import { withFields } from '../answer-text.ts'

const kategoriOf = (kind: DatabaseKind) =>
	sql<string>`(select ${jsonObject(kind, { id: 'id', nama: 'nama', uri: 'uri' })} from "kategoriArtikel"
		where "id" = "artikel"."kategoriArtikelId")`

/** Category and view count are looked up row by row: nothing is joined, so that articles are counted alone. */
export const artikelColumns = (kind: DatabaseKind) =>
	[
		'artikel.id',
		jsonObject(kind, {
			...{ id: 'artikel.id', uri: 'artikel.uri', judul: 'artikel.judul', ringkasan: 'artikel.ringkasan' },
			...{ createdAt: 'artikel.createdAt', updatedAt: 'artikel.updatedAt' },
			artikelMedia: { json: 'artikel.artikelMedia' },
		}).as('artikel'),
		kategoriOf(kind).as('kategori'),
		sql<number | null>`(select "countView" from "artikelView" where "artikelId" = "artikel"."id")`.as('countView'),
	] as const

/** Published articles without their bodies. */
export const artikelQuery = ({ db, kind }: { db: Kysely<Schema>; kind: DatabaseKind }, previewed?: string) =>
	db.selectFrom('artikel').where(isPublished('artikel', previewed)).select(artikelColumns(kind))

interface ArtikelRow {
	artikel: string
	kategori: string
	countView: number | null
}

/** As JSON. */
export const artikelRingkas = ({ artikel, kategori, countView }: ArtikelRow) =>
	withFields<ArtikelRingkas>(artikel, { countView: String(countView ?? 0), kategoriArtikel: kategori })
