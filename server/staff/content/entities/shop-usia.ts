import { isianShopUsia, shopUsiaRecord } from '../../../../contract/staff/shop-usia.ts'
import { entity } from '../entity.ts'

export const shopUsia = entity({
	sumber: 'shop-usia',
	table: 'shopUsia',
	isian: isianShopUsia,
	record: shopUsiaRecord,
	label: 'nama',
	search: ['nama'],
	sort: ['urutan', 'nama', 'usiaMin'],
	uri: { from: 'nama', page: null },
	ordered: true,
	usedBy: [
		{
			as: 'paket',
			table: 'shopItem',
			label: 'nama',
			through: { table: 'shopItemUsia', own: 'shopItemId', other: 'usiaId' },
		},
	],
})
