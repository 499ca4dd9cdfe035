import { isianKomunitas, komunitasRecord } from '../../../../contract/staff/komunitas.ts'
import { entity } from '../entity.ts'

export const komunitas = entity({
	sumber: 'komunitas',
	table: 'komunitas',
	isian: isianKomunitas,
	record: komunitasRecord,
	label: 'nama',
	search: ['nama'],
	sort: ['urutan', 'nama'],
	long: ['deskripsi'],
	uri: { from: 'nama', page: '/komunitas/' },
	ordered: true,
})
