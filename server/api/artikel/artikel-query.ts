import type { Kysely } from 'kysely'
import type { ArtikelRingkas } from '../../../contract/artikel.ts'
import type { Schema } from '../../../database/schema.ts'

/** Articles with category and view count, without their bodies. */
export const artikelQuery = (db: Kysely<Schema>) =>
	db
		.selectFrom('artikel')
		.innerJoin('kategoriArtikel', 'kategoriArtikel.id', 'artikel.kategoriArtikelId')
		.leftJoin('artikelView', 'artikelView.artikelId', 'artikel.id')
		.select([
			'artikel.id',
			'artikel.uri',
			'artikel.judul',
			'artikel.ringkasan',
			'artikel.createdAt',
			'artikel.updatedAt',
			'artikel.artikelMedia',
			'artikelView.countView',
			'kategoriArtikel.id as kategoriId',
			'kategoriArtikel.nama as kategoriNama',
			'kategoriArtikel.uri as kategoriUri',
		])

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
	kategoriArtikel: { id: row.kategoriId, nama: row.kategoriNama, uri: row.kategoriUri },
})
