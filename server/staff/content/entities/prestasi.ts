import { isianPrestasi } from '../../../../contract/staff/prestasi.ts'
import { entity } from '../entity.ts'

export const prestasi = entity<'prestasi'>({
	sumber: 'prestasi',
	table: 'prestasi',
	isian: isianPrestasi,
	label: 'nama',
	search: ['nama'],
	sort: ['urutan', 'nama'],
	long: ['deskripsi'],
	ordered: true,
})
