import { isianShopPilihan, shopPilihanRecord } from '../../../../contract/staff/shop-pilihan.ts'
import { entity } from '../entity.ts'

export const shopTipe = entity({
	sumber: 'shop-tipe',
	table: 'shopTipe',
	isian: isianShopPilihan,
	record: shopPilihanRecord,
	label: 'nama',
	search: ['nama'],
	sort: ['urutan', 'nama'],
	uri: { from: 'nama', page: null },
	ordered: true,
	usedBy: [{ as: 'paket', table: 'shopItem', label: 'nama', column: 'tipeId' }],
})
