import { berandaSambutanRecord, isianBerandaSambutan } from '../../../../contract/staff/beranda-sambutan.ts'
import { entity } from '../entity.ts'

export const berandaSambutan = entity({
	sumber: 'beranda-sambutan',
	table: 'berandaSambutan',
	isian: isianBerandaSambutan,
	record: berandaSambutanRecord,
	label: () => 'Sambutan',
	search: [],
	sort: ['id'],
	single: true,
})
