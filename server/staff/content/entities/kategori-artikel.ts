import { isianKategoriArtikel, kategoriArtikelRecord } from '../../../../contract/staff/kategori-artikel.ts'
import { entity } from '../entity.ts'

export const kategoriArtikel = entity({
	sumber: 'kategori-artikel',
	table: 'kategoriArtikel',
	isian: isianKategoriArtikel,
	record: kategoriArtikelRecord,
	label: 'nama',
	search: ['cari'],
	sort: ['nama', 'favorit'],
	uri: { from: 'nama', page: '/kategori-info-kesehatan/' },
	usedBy: [{ as: 'artikel', table: 'artikel', label: 'judul', column: 'kategoriArtikelId' }],
})
