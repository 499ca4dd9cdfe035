import { isianLayanan, layananRecord } from '../../../../contract/staff/layanan.ts'
import { entity } from '../entity.ts'

export const layanan = entity({
	sumber: 'layanan',
	table: 'layanan',
	isian: isianLayanan,
	record: layananRecord,
	label: 'nama',
	search: ['cari'],
	sort: ['urutan', 'nama', 'favorit'],
	long: ['deskripsi'],
	uri: { from: 'nama', page: '/layanan/' },
	ordered: true,
})
