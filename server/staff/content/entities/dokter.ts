import { isianDokter } from '../../../../contract/staff/dokter.ts'
import { entity } from '../entity.ts'

export const dokter = entity<'dokter'>({
	sumber: 'dokter',
	table: 'dokter',
	isian: isianDokter,
	label: 'nama',
	search: ['cari'],
	sort: ['nama', 'spesialis', 'favorit'],
	filter: ['poliKlinik'],
	links: { poliKlinik: { table: 'dokterPoliKlinik', own: 'dokterId', other: 'poliKlinikId', ordered: true } },
	parts: {
		waktu: { table: 'jadwalWaktu', own: 'dokterId', json: ['hari'] },
		keterangan: { table: 'jadwalKeterangan', own: 'dokterId' },
	},
	usedBy: [
		{
			as: 'artikel',
			table: 'artikel',
			label: 'judul',
			through: { table: 'artikelDokter', own: 'artikelId', other: 'dokterId' },
		},
	],
	takesAlong: [
		{ table: 'jadwalPengecualian', own: 'dokterId' },
		{ table: 'dokterView', own: 'dokterId' },
	],
})
