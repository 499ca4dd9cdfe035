import { isianKataKomentar, kataKomentarRecord } from '../../../../contract/staff/komentar.ts'
import { entity } from '../entity.ts'

export const kataKomentar = entity({
	sumber: 'kata-komentar',
	table: 'kataKomentar',
	isian: isianKataKomentar,
	record: kataKomentarRecord,
	label: 'kata',
	search: ['kata'],
	sort: ['kata', 'tindakan'],
	filter: ['tindakan'],
	stamps: ['createdAt'],
	unique: { kata: 'Kata ini sudah ada di daftar.' },
})
