import { isianTestimoni } from '../../../../contract/staff/testimoni.ts'
import { entity } from '../entity.ts'

export const testimoni = entity<'testimoni'>({
	sumber: 'testimoni',
	table: 'testimoni',
	isian: isianTestimoni,
	label: 'nama',
	search: ['nama', 'testimoni'],
	sort: ['createdAt', 'nama', 'rating', 'favorit'],
	sortFirst: 'desc',
	filter: ['rating'],
	stamps: ['createdAt'],
})
