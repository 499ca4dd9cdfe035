import { insertContent } from '../server/content-rules/save-content.ts'
import { kategori, shopItem, tipe, usia } from './content/shop.ts'
import { demoId } from './demo-id.ts'
import type { Loading } from './loading.ts'

/** The packages of the shop, with their types, categories and ages. */
export async function loadShop({ db }: Loading): Promise<void> {
	await insertContent(
		db,
		'shopTipe',
		tipe.map((item, urutan) => ({ ...item, id: demoId('shopTipe', item.uri), urutan })),
	)
	await insertContent(
		db,
		'shopKategori',
		kategori.map((item, urutan) => ({ ...item, id: demoId('shopKategori', item.uri), urutan })),
	)
	await insertContent(
		db,
		'shopUsia',
		usia.map((item, urutan) => ({ ...item, id: demoId('shopUsia', item.uri), urutan })),
	)
	await insertContent(
		db,
		'shopItem',
		shopItem.map(
			({ uri, nama, harga, mediaContent, tipe, kategori, jenisKelamin, persiapan, textContent }, urutan) => ({
				id: demoId('shopItem', uri),
				uri,
				nama,
				harga,
				mediaContent,
				tipeId: demoId('shopTipe', tipe),
				kategoriId: demoId('shopKategori', kategori),
				untukL: Number(jenisKelamin.includes('l')),
				untukP: Number(jenisKelamin.includes('p')),
				textContent,
				persiapan: persiapan.join('\n'),
				urutan,
			}),
		),
	)
	await insertContent(
		db,
		'shopItemUsia',
		shopItem.flatMap((item) =>
			item.usia.map((uri) => ({ shopItemId: demoId('shopItem', item.uri), usiaId: demoId('shopUsia', uri) })),
		),
	)
}
