import { z } from 'zod'
import { defineDetail, defineList } from '../call.ts'
import { id, uri } from '../shapes.ts'

export const kategoriArtikel = z.strictObject({ id, nama: z.string(), uri }).meta({ id: 'KategoriArtikel' })
export type KategoriArtikel = z.infer<typeof kategoriArtikel>

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
