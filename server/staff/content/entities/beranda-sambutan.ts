import { isianBerandaSambutan } from '../../../../contract/staff/beranda-sambutan.ts'
import { entity } from '../entity.ts'

export const berandaSambutan = entity<'berandaSambutan'>({
	sumber: 'beranda-sambutan',
	table: 'berandaSambutan',
	isian: isianBerandaSambutan,
	label: () => 'Sambutan',
	search: [],
	sort: ['id'],
	single: true,
})
