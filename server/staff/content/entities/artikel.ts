import { artikelRecord, isianArtikel } from '../../../../contract/staff/artikel.ts'
import { entity } from '../entity.ts'

export const artikel = entity({
	sumber: 'artikel',
	table: 'artikel',
	isian: isianArtikel,
	record: artikelRecord,
	label: 'judul',
	search: ['cari'],
	sort: ['createdAt', 'updatedAt', 'judul', 'favorit'],
	sortFirst: 'desc',
	filter: ['kategoriArtikelId', 'dokter', 'status'],
	published: true,
	json: ['artikelMedia'],
	long: ['textContent'],
	uri: { from: 'judul', page: '/info-kesehatan/' },
	stamps: ['createdAt', 'updatedAt'],
	links: { dokter: { table: 'artikelDokter', own: 'artikelId', other: 'dokterId', ordered: true } },
	cascades: [
		{ table: 'artikelKomentar', own: 'artikelId', parent: 'komenParentId' },
		{ table: 'artikelView', own: 'artikelId' },
	],
})
