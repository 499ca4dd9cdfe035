import { sql } from 'kysely'
import { z } from 'zod'
import { dokterInput, keluhanInput, poliKlinikInput } from '../../../../contract/dokter/staff/dokter.ts'
import { tandaBahayaInput } from '../../../../contract/dokter/staff/tanda-bahaya.ts'
import { type ClinicRules, dokterOf } from '../clinic-limit.ts'
import { entity } from '../entity.ts'
import { managedOfDokter, managedOfPoliKlinik } from '../managed.ts'
import { dokterNeeds } from '../needs.ts'

interface OfDokter {
	poliKlinik?: string[]
	waktu?: { poliKlinikId: string }[]
}
const partsOf = (values: Record<string, unknown>) => values as OfDokter

/** A doctor belongs to the clinics of links and hours, and may belong to several. */
const clinicsOfDokter: ClinicRules = {
	rows: (clinics) => sql<boolean>`"dokter"."id" in ${dokterOf(clinics)}`,
	clinicsOf(values) {
		const { poliKlinik = [], waktu = [] } = partsOf(values)
		return [...poliKlinik, ...waktu.map(({ poliKlinikId }) => poliKlinikId)]
	},
	show(row, clinics) {
		const { poliKlinik, waktu } = partsOf(row)
		return {
			...row,
			...(poliKlinik && { poliKlinik: poliKlinik.filter((each) => clinics.includes(each)) }),
			...(waktu && { waktu: waktu.filter(({ poliKlinikId }) => clinics.includes(poliKlinikId)) }),
		}
	},
	keep(changes, before, clinics) {
		const { poliKlinik, waktu } = partsOf(changes)
		const { poliKlinik: had = [], waktu: hours = [] } = partsOf(before)
		const stay = had.filter((each) => !clinics.includes(each) || poliKlinik?.includes(each))
		return {
			...changes,
			...(poliKlinik && { poliKlinik: [...new Set([...stay, ...poliKlinik])] }),
			...(waktu && { waktu: [...hours.filter(({ poliKlinikId }) => !clinics.includes(poliKlinikId)), ...waktu] }),
		}
	},
}

/** For rows that belong to one clinic, which a column names. */
const clinicIn = (table: string, column: string): ClinicRules => ({
	rows: (clinics) => sql<boolean>`${sql.ref(`${table}.${column}`)} in (${sql.join(clinics)})`,
	clinicsOf: ({ [column]: id }) => (id === undefined ? [] : [String(id)]),
	show: (row) => row,
	keep: (changes) => changes,
})

/** Set while another system keeps the row. */
const added = { kodeSimrs: z.string().nullable() }

export const dokter = entity({
	sumber: 'dokter',
	table: 'dokter',
	isian: dokterInput,
	label: 'nama',
	search: ['cari'],
	sort: ['nama', 'spesialis', 'favorit'],
	filter: ['poliKlinik', 'tampil'],
	needs: dokterNeeds,
	added,
	uri: { from: 'nama', page: '/dokter/' },
	long: ['pendidikan', 'bahasa', 'tindakan', 'asuransi'],
	links: { poliKlinik: { table: 'dokterPoliKlinik', own: 'dokterId', other: 'poliKlinikId', ordered: true } },
	parts: {
		waktu: { table: 'jadwalWaktu', own: 'dokterId', json: ['hari'] },
		keterangan: { table: 'jadwalKeterangan', own: 'dokterId' },
	},
	clinics: clinicsOfDokter,
	managed: managedOfDokter,
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

export const poliKlinik = entity({
	sumber: 'poli-klinik',
	table: 'poliKlinik',
	isian: poliKlinikInput,
	label: 'nama',
	search: ['cari'],
	sort: ['nama'],
	filter: ['tampil'],
	json: ['spesialisasi'],
	added,
	uri: { from: 'nama', page: '/daftar-dokter/' },
	managed: managedOfPoliKlinik,
	sameName: { field: 'nama', message: 'Sudah ada poli klinik dengan nama ini.' },
	clinics: clinicIn('poliKlinik', 'id'),
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

/** Doctors, clinics, the complaints that lead to them, and the danger signs. */
export const dokterEntities = [
	dokter,
	poliKlinik,
	entity({
		sumber: 'keluhan',
		table: 'keluhan',
		isian: keluhanInput,
		label: 'kata',
		search: ['kata'],
		sort: ['urutan', 'kata'],
		filter: ['poliKlinikId'],
		ordered: true,
		clinics: clinicIn('keluhan', 'poliKlinikId'),
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
