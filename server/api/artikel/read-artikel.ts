import type { Kysely, SelectQueryBuilder } from 'kysely'
import type { ArtikelRingkas } from '../../../contract/artikel.ts'
import { isPublished } from '../../../database/is-published.ts'
import type { Schema } from '../../../database/schema.ts'

/** Published articles without their body. Every article has a row in `artikelView`: a trigger inserts it. */
export const artikelQuery = (db: Kysely<Schema>, previewed?: string) =>
	selectArtikel(db.selectFrom('artikel').innerJoin('artikelView', 'artikelView.artikelId', 'artikel.id'), previewed)

/** The same for an order by views. SQLite runs a cross join as written, here along the index of view counts. */
export const artikelByViewsQuery = (db: Kysely<Schema>) =>
	selectArtikel(db.selectFrom('artikelView').crossJoin('artikel').whereRef('artikel.id', '=', 'artikelView.artikelId'))

const selectArtikel = (
	artikel: SelectQueryBuilder<Schema, 'artikel' | 'artikelView', Record<never, never>>,
	previewed?: string,
) =>
	artikel
		.innerJoin('kategoriArtikel', 'kategoriArtikel.id', 'artikel.kategoriArtikelId')
		.where(isPublished('artikel', previewed))
		.select([
			'artikel.id',
			'artikel.uri',
			'artikel.judul',
			'artikel.ringkasan',
			'artikel.createdAt',
			'artikel.updatedAt',
			'artikel.artikelMedia',
			'kategoriArtikel.id as kategoriId',
			'kategoriArtikel.nama as kategoriNama',
			'kategoriArtikel.uri as kategoriUri',
			'artikelView.countView',
		])

type ArtikelRow = Awaited<ReturnType<ReturnType<typeof artikelQuery>['execute']>>[number]

export const readArtikel = (row: ArtikelRow): ArtikelRingkas => ({
	id: row.id,
	uri: row.uri,
	judul: row.judul,
	ringkasan: row.ringkasan,
	createdAt: row.createdAt,
	updatedAt: row.updatedAt,
	kategoriArtikel: { id: row.kategoriId, nama: row.kategoriNama, uri: row.kategoriUri },
	artikelMedia: JSON.parse(row.artikelMedia),
	countView: row.countView,
})
