import { z } from 'zod'
import { artikelInput, artikelSettingInput } from '../../../../contract/artikel/staff/artikel.ts'
import { guardTinjauan } from '../../../artikel/staff/guard-tinjauan.ts'
import { recordVersi } from '../../../artikel/staff/versi-rows.ts'
import { entity } from '../entity.ts'
import { artikelNeeds } from '../needs.ts'

export const artikelEntity = entity({
	sumber: 'artikel',
	table: 'artikel',
	isian: artikelInput,
	label: 'judul',
	search: ['cari'],
	sort: ['createdAt', 'updatedAt', 'judul', 'favorit'],
	sortFirst: 'desc',
	filter: ['kategoriArtikelId', 'dokter', 'status', 'tinjauan'],
	added: { catatanTinjauan: z.string() },
	needs: artikelNeeds,
	published: true,
	counts: { dibaca: { table: 'artikelView', own: 'artikelId', column: 'countView' } },
	json: ['artikelMedia'],
	long: ['textContent'],
	uri: { from: 'judul', page: '/info-kesehatan/' },
	stamps: ['createdAt', 'updatedAt'],
	links: { dokter: { table: 'artikelDokter', own: 'artikelId', other: 'dokterId', ordered: true } },
	cascades: [
		{ table: 'artikelKomentar', own: 'artikelId', parent: 'komenParentId' },
		{ table: 'artikelView', own: 'artikelId' },
		{ table: 'artikelVersi', own: 'artikelId' },
	],
	guard: guardTinjauan,
	saved: recordVersi,
})

export const artikelEntities = [
	artikelEntity,
	entity({
		sumber: 'artikel-setting',
		table: 'artikelSetting',
		isian: artikelSettingInput,
		label: () => 'Poster dan video artikel',
		single: true,
	}),
]
