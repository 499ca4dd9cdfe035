import { isianShopPilihan } from '../../../../contract/staff/shop-pilihan.ts'
import { entity } from '../entity.ts'

export const shopKategori = entity<'shopKategori'>({
	sumber: 'shop-kategori',
	table: 'shopKategori',
	isian: isianShopPilihan,
	label: 'nama',
	search: ['nama'],
	sort: ['urutan', 'nama'],
	uri: { from: 'nama', page: null },
	ordered: true,
	usedBy: [{ as: 'paket', table: 'shopItem', label: 'nama', column: 'kategoriId' }],
})
