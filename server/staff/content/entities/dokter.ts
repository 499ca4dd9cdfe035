import { dokterRecord, isianDokter } from '../../../../contract/staff/dokter.ts'
import { entity } from '../entity.ts'

export const dokter = entity({
	sumber: 'dokter',
	table: 'dokter',
	isian: isianDokter,
	record: dokterRecord,
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
	cascades: [
		{ table: 'jadwalPengecualian', own: 'dokterId' },
		{ table: 'dokterView', own: 'dokterId' },
	],
})
