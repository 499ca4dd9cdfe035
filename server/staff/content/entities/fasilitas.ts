import { isianFasilitas } from '../../../../contract/staff/fasilitas.ts'
import { entity } from '../entity.ts'

export const fasilitas = entity<'fasilitas'>({
	sumber: 'fasilitas',
	table: 'fasilitas',
	isian: isianFasilitas,
	label: 'nama',
	search: ['cari'],
	sort: ['urutan', 'nama'],
	json: ['foto'],
	long: ['deskripsi'],
	uri: { from: 'nama', page: '/fasilitas/' },
	ordered: true,
})
