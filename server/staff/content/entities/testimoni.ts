import { isianTestimoni, testimoniRecord } from '../../../../contract/staff/testimoni.ts'
import { entity } from '../entity.ts'

export const testimoni = entity({
	sumber: 'testimoni',
	table: 'testimoni',
	isian: isianTestimoni,
	record: testimoniRecord,
	label: 'nama',
	search: ['nama', 'testimoni'],
	sort: ['createdAt', 'nama', 'rating', 'favorit'],
	sortFirst: 'desc',
	filter: ['rating'],
	stamps: ['createdAt'],
})
