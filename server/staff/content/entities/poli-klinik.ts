import { isianPoliKlinik, poliKlinikRecord } from '../../../../contract/staff/poli-klinik.ts'
import { entity } from '../entity.ts'

export const poliKlinik = entity({
	sumber: 'poli-klinik',
	table: 'poliKlinik',
	isian: isianPoliKlinik,
	record: poliKlinikRecord,
	label: 'nama',
	search: ['cari'],
	sort: ['nama'],
	uri: { from: 'nama', page: '/daftar-dokter/' },
	usedBy: [
		{
			as: 'dokter',
			table: 'dokter',
			label: 'nama',
			through: { table: 'dokterPoliKlinik', own: 'dokterId', other: 'poliKlinikId' },
		},
		{
			as: 'jadwal dokter',
			table: 'dokter',
			label: 'nama',
			through: { table: 'jadwalWaktu', own: 'dokterId', other: 'poliKlinikId' },
		},
		{ as: 'keluhan', table: 'keluhan', label: 'kata', column: 'poliKlinikId' },
	],
})
