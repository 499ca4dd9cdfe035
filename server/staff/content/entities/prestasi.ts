import { isianPrestasi, prestasiRecord } from '../../../../contract/staff/prestasi.ts'
import { entity } from '../entity.ts'

export const prestasi = entity({
	sumber: 'prestasi',
	table: 'prestasi',
	isian: isianPrestasi,
	record: prestasiRecord,
	label: 'nama',
	search: ['nama'],
	sort: ['urutan', 'nama'],
	long: ['deskripsi'],
	ordered: true,
})
