import { isianTestimoniGoogle, testimoniGoogleRecord } from '../../../../contract/staff/testimoni-google.ts'
import { entity } from '../entity.ts'

export const testimoniGoogle = entity({
	sumber: 'testimoni-google',
	table: 'testimoniGoogle',
	isian: isianTestimoniGoogle,
	record: testimoniGoogleRecord,
	label: () => 'Ringkasan ulasan',
	search: [],
	sort: ['id'],
	single: true,
})
