import { isianBerandaPendaftaran } from '../../../../contract/staff/beranda-pendaftaran.ts'
import { entity } from '../entity.ts'

export const berandaPendaftaran = entity<'berandaPendaftaran'>({
	sumber: 'beranda-pendaftaran',
	table: 'berandaPendaftaran',
	isian: isianBerandaPendaftaran,
	label: () => 'Blok pendaftaran',
	search: [],
	sort: ['id'],
	single: true,
})
