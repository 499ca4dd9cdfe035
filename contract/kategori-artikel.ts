import { z } from 'zod'
import { defineCall } from './call.ts'
import { paging } from './parameters.ts'
import { id, listOf, one, uri } from './shapes.ts'

export const kategoriArtikel = z.strictObject({ id, nama: z.string(), uri }).meta({ id: 'KategoriArtikel' })
export type KategoriArtikel = z.infer<typeof kategoriArtikel>

export const listKategoriArtikel = defineCall({
	method: 'GET',
	path: '/v1/public/kategori-artikel',
	summary: 'Article categories, by name',
	query: z.object(paging),
	response: listOf(kategoriArtikel),
	cache: { parameters: ['page', 'limit'] },
})

export const listKategoriArtikelFav = defineCall({
	method: 'GET',
	path: '/v1/public/kategori-artikel/fav-list',
	summary: 'Favourite categories; the wrapping field is spelt as the spec spells it',
	query: z.object(paging),
	response: listOf(z.strictObject({ id, kategiArtikel: kategoriArtikel })),
	cache: { parameters: ['page', 'limit'] },
})

export const getKategoriArtikelByUri = defineCall({
	method: 'GET',
	path: '/v1/public/kategori-artikel/detail-uri/{uri}',
	summary: 'One category',
	params: z.object({ uri }),
	response: one(kategoriArtikel),
	errors: ['TIDAK_DITEMUKAN'],
	cache: { parameters: [] },
})
