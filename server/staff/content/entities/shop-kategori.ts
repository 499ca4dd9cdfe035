import { isianShopPilihan, shopPilihanRecord } from '../../../../contract/staff/shop-pilihan.ts'
import { entity } from '../entity.ts'

export const shopKategori = entity({
	sumber: 'shop-kategori',
	table: 'shopKategori',
	isian: isianShopPilihan,
	record: shopPilihanRecord,
	label: 'nama',
	search: ['nama'],
	sort: ['urutan', 'nama'],
	uri: { from: 'nama', page: null },
	ordered: true,
	usedBy: [{ as: 'paket', table: 'shopItem', label: 'nama', column: 'kategoriId' }],
})
