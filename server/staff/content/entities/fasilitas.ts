import { fasilitasRecord, isianFasilitas } from '../../../../contract/staff/fasilitas.ts'
import { entity } from '../entity.ts'

export const fasilitas = entity({
	sumber: 'fasilitas',
	table: 'fasilitas',
	isian: isianFasilitas,
	record: fasilitasRecord,
	label: 'nama',
	search: ['cari'],
	sort: ['urutan', 'nama'],
	json: ['foto'],
	long: ['deskripsi'],
	uri: { from: 'nama', page: '/fasilitas/' },
	ordered: true,
})
