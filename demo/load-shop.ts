import { insertContent } from '../server/content-rules/save-content.ts'
import { kategori, shopItem, tipe, usia } from './content/shop.ts'
import { demoId } from './demo-id.ts'
import { DAY_MS, type Loading } from './loading.ts'

/** The packages appeared one after the other. */
const PUBLISHED_EVERY_MS = 10 * DAY_MS

/** The packages of the shop, with their types, categories and ages. */
export async function loadShop({ db, now }: Loading): Promise<void> {
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
			({ uri, nama, harga, mediaContent, tipe, kategori, jenisKelamin, lama, persiapan, textContent }, urutan) => ({
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
				lama,
				persiapan: persiapan.join('\n'),
				terbitPada: now - (shopItem.length - urutan) * PUBLISHED_EVERY_MS,
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
