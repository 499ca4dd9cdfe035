import { isianTestimoniGoogle } from '../../../../contract/staff/testimoni-google.ts'
import { entity } from '../entity.ts'

export const testimoniGoogle = entity<'testimoniGoogle'>({
	sumber: 'testimoni-google',
	table: 'testimoniGoogle',
	isian: isianTestimoniGoogle,
	label: () => 'Ringkasan ulasan',
	search: [],
	sort: ['id'],
	single: true,
})
