import { isianMitra, mitraRecord } from '../../../../contract/staff/mitra.ts'
import { entity } from '../entity.ts'

export const mitra = entity({
	sumber: 'mitra',
	table: 'mitra',
	isian: isianMitra,
	record: mitraRecord,
	label: 'nama',
	search: ['cari'],
	sort: ['urutan', 'nama', 'favorit'],
	long: ['deskripsi'],
	uri: { from: 'nama', page: '/mitra/' },
	ordered: true,
})
