import { isianKomunitas } from '../../../../contract/staff/komunitas.ts'
import { entity } from '../entity.ts'

export const komunitas = entity<'komunitas'>({
	sumber: 'komunitas',
	table: 'komunitas',
	isian: isianKomunitas,
	label: 'nama',
	search: ['nama'],
	sort: ['urutan', 'nama'],
	long: ['deskripsi'],
	uri: { from: 'nama', page: '/komunitas/' },
	ordered: true,
})
