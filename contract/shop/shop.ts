import { z } from 'zod'
import { defineCall } from '../call.ts'
import { bentuk, paging, searchText, severalValues } from '../parameters.ts'
import { alt, epochMs, fileName, html, id, jenisKelamin, listOf, one, partOf, rupiah, tanggal, uri } from '../shapes.ts'

export const shopPilihan = z.strictObject({ id, uri, nama: z.string() }).meta({ id: 'ShopPilihan' })
export type ShopPilihan = z.infer<typeof shopPilihan>

export const shopUsia = shopPilihan
	.extend({ usiaMin: z.int().nonnegative(), usiaMax: z.int().nonnegative() })
	.meta({ id: 'ShopUsia', description: 'An age group in whole years, both ends inclusive' })
export type ShopUsia = z.infer<typeof shopUsia>

/** A package in a list; `bentuk=ringkas` leaves `textContent` and `persiapan` out. */
export const shopItemRingkas = z
	.strictObject({
		id,
		uri,
		nama: z.string(),
		harga: rupiah,
		mediaContent: fileName.nullable(),
		alt,
		ringkasan: z.string(),
		tipe: shopPilihan,
		kategori: shopPilihan,
		usia: z.array(shopUsia),
		jenisKelamin: z.array(jenisKelamin),
		/** The same facts as sentences, ready to be shown. */
		metaFormated: z.strictObject({ harga: z.string(), usia: z.string(), jenisKelamin: z.string() }),
		textContent: html.optional(),
		/** Preparation notes in plain text, one per line; another provider has none. */
		persiapan: z.string().optional(),
		/** What the package contains: the first list of its text, as a number of items and the first three. */
		isi: z.strictObject({ jumlah: z.int().positive(), pertama: z.array(z.string()) }).optional(),
		/** How long it takes, in the hospital's words: `sekitar 2 jam`. */
		lama: z.string().optional(),
		/** When it was first published, where that is known. */
		terbitPada: epochMs.optional(),
		/** In lists, the place of a package that was chosen lately: 1 is the most chosen one. */
		peringkat: z.int().positive().optional(),
	})
	.meta({ id: 'ShopItemRingkas' })
export type ShopItemRingkas = z.infer<typeof shopItemRingkas>

export const shopItem = shopItemRingkas.required({ textContent: true }).meta({ id: 'ShopItem' })
export type ShopItem = z.infer<typeof shopItem>

export const shopSetting = z
	.strictObject({
		id,
		createdAt: epochMs,
		rentangOpsiTanggalKunjungan: z.strictObject({
			durasi: z.int().nonnegative(),
			dateStart: tanggal,
			dateEnd: tanggal,
		}),
		caraCheckin: html,
		syaratKetentuan: html,
		poster: fileName.nullable(),
		alt,
	})
	.meta({ id: 'ShopSetting' })
export type ShopSetting = z.infer<typeof shopSetting>

const webId = z.string().optional()

export const getShop = defineCall('GET /v1/public/web/shop/', 'visitor', {
	family: 'shop',
	summary: 'All packages and the options to filter them by',
	query: z.object({ webId, bentuk }),
	response: z.strictObject({
		shopItem: partOf(shopItemRingkas),
		tipe: partOf(shopPilihan),
		kategori: partOf(shopPilihan),
		usia: partOf(shopUsia),
	}),
	cache: { parameters: ['webId', 'bentuk'] },
})

export const listShopItem = defineCall('GET /v1/public/shop-item/', 'visitor', {
	summary: 'Packages by filter; a filter value is a uri or an id',
	query: z.object({
		...paging,
		webId,
		searchByNama: searchText,
		filterTipe: severalValues,
		filterKategori: severalValues,
		filterUsia: severalValues,
		filterJenisKelamin: severalValues,
		bentuk,
	}),
	response: listOf(shopItemRingkas),
	cache: {
		parameters: [
			'page',
			'limit',
			'webId',
			'filterTipe',
			'filterKategori',
			'filterUsia',
			'filterJenisKelamin',
			'bentuk',
		],
	},
})

export const getShopItemByUri = defineCall('GET /v1/public/shop-item/detail-uri/{uri}', 'visitor', {
	summary: 'One package',
	params: z.object({ uri }),
	query: z.object({ webId }),
	response: one(shopItem),
	errors: ['TIDAK_DITEMUKAN'],
	cache: { parameters: ['webId'] },
})
