import { z } from 'zod'
import { defineCall, defineDetail, defineList } from '../call.ts'
import { dokter } from '../dokter/dokter.ts'
import { bentuk, flag, idText, paging, searchText, sortDirection } from '../parameters.ts'
import { alt, epochMs, fileName, html, id, listOf, one, tanggal, uri } from '../shapes.ts'

export const kategoriArtikel = z.strictObject({ id, nama: z.string(), uri }).meta({ id: 'KategoriArtikel' })
export type KategoriArtikel = z.infer<typeof kategoriArtikel>

/** An article in a list; `bentuk=ringkas` leaves the optional fields out. */
export const artikelRingkas = z
	.strictObject({
		id,
		uri,
		judul: z.string(),
		/** The first 150 characters of the body as plain text. */
		ringkasan: z.string(),
		createdAt: epochMs,
		updatedAt: epochMs,
		countView: z.int().nonnegative(),
		/** The first item's content is the article's picture. */
		artikelMedia: z.array(z.strictObject({ content: fileName, alt })),
		kategoriArtikel,
		/** The same category: the specification has both names. */
		kategoriId: kategoriArtikel.optional(),
		textContent: html.optional(),
		dokter: z.array(dokter).optional(),
		/** What staff wrote for search engines and shared links, instead of title, summary and first picture. */
		metaJudul: z.string().optional(),
		metaDeskripsi: z.string().optional(),
		metaGambar: fileName.optional(),
		/** The names of the author and of the doctor who reviewed the article. */
		penulis: z.string().optional(),
		peninjau: z.string().optional(),
		ditinjauPada: tanggal.optional(),
	})
	.meta({ id: 'ArtikelRingkas' })
export type ArtikelRingkas = z.infer<typeof artikelRingkas>

export const artikel = artikelRingkas.required({ textContent: true, dokter: true }).meta({ id: 'Artikel' })
export type Artikel = z.infer<typeof artikel>

/** Not cached: the answer holds view counts, which are no change of content. */
export const listArtikel = defineCall('GET /v1/public/artikel', 'visitor', {
	summary: 'Articles, newest first, or most read first with sortCountView=desc',
	query: z.object({
		...paging,
		searchByJudul: searchText,
		filterKategoriArtikelId: idText,
		searchKategoriArtikelUri: searchText,
		sortCountView: sortDirection.optional(),
		bentuk,
	}),
	response: listOf(artikelRingkas),
})

/** Not cached: the answer holds the view count. */
export const getArtikelByUri = defineCall('GET /v1/public/artikel/detail/{uri}', 'visitor', {
	summary: 'One article; isCount=true adds one to its view count',
	params: z.object({ uri }),
	query: z.object({ isCount: flag.optional() }),
	response: one(artikel),
	errors: ['TIDAK_DITEMUKAN'],
})

export const listKategoriArtikel = defineList(
	'/v1/public/kategori-artikel',
	'Article categories, by name',
	kategoriArtikel,
)

export const listKategoriArtikelFav = defineList(
	'/v1/public/kategori-artikel/fav-list',
	'Favourite categories; the wrapping field is spelt as the spec spells it',
	z.strictObject({ id, kategiArtikel: kategoriArtikel }),
)

export const getKategoriArtikelByUri = defineDetail(
	'/v1/public/kategori-artikel/detail-uri/{uri}',
	'One category',
	kategoriArtikel,
)
