import { isianShopItem, shopItemRecord } from '../../../../contract/staff/shop-item.ts'
import { entity } from '../entity.ts'

export const shopItem = entity({
	sumber: 'shop-item',
	table: 'shopItem',
	isian: isianShopItem,
	record: shopItemRecord,
	label: 'nama',
	search: ['cari'],
	sort: ['urutan', 'nama', 'harga'],
	filter: ['tipeId', 'kategoriId', 'usia', 'status'],
	published: true,
	long: ['textContent'],
	uri: { from: 'nama', page: '/paket-layanan/' },
	ordered: true,
	links: { usia: { table: 'shopItemUsia', own: 'shopItemId', other: 'usiaId' } },
})
