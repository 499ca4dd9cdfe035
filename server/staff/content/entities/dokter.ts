import { dokterInput, keluhanInput, poliKlinikInput } from '../../../../contract/dokter/staff/dokter.ts'
import { tandaBahayaInput } from '../../../../contract/dokter/staff/tanda-bahaya.ts'
import { entity } from '../entity.ts'
import { dokterNeeds } from '../needs.ts'

export const dokter = entity({
	sumber: 'dokter',
	table: 'dokter',
	isian: dokterInput,
	label: 'nama',
	search: ['cari'],
	sort: ['nama', 'spesialis', 'favorit'],
	filter: ['poliKlinik', 'tampil'],
	needs: dokterNeeds,
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

/** Doctors, clinics, the complaints that lead to them, and the danger signs. */
export const dokterEntities = [
	dokter,
	entity({
		sumber: 'poli-klinik',
		table: 'poliKlinik',
		isian: poliKlinikInput,
		label: 'nama',
		search: ['cari'],
		sort: ['nama'],
		filter: ['tampil'],
		json: ['spesialisasi'],
		uri: { from: 'nama', page: '/daftar-dokter/' },
		sameName: { field: 'nama', message: 'Sudah ada poli klinik dengan nama ini.' },
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
	}),
	entity({
		sumber: 'keluhan',
		table: 'keluhan',
		isian: keluhanInput,
		label: 'kata',
		search: ['kata'],
		sort: ['urutan', 'kata'],
		filter: ['poliKlinikId'],
		ordered: true,
		unique: { kata: 'Poli klinik ini sudah memiliki keluhan itu.' },
	}),
	entity({
		sumber: 'tanda-bahaya',
		table: 'tandaBahaya',
		isian: tandaBahayaInput,
		label: () => 'Tanda bahaya',
		json: ['ditambah', 'dimatikan', 'kalimat', 'bantuan'],
		single: true,
	}),
]
