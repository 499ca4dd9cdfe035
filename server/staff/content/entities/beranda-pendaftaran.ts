import { berandaPendaftaranRecord, isianBerandaPendaftaran } from '../../../../contract/staff/beranda-pendaftaran.ts'
import { entity } from '../entity.ts'

export const berandaPendaftaran = entity({
	sumber: 'beranda-pendaftaran',
	table: 'berandaPendaftaran',
	isian: isianBerandaPendaftaran,
	record: berandaPendaftaranRecord,
	label: () => 'Blok pendaftaran',
	search: [],
	sort: ['id'],
	single: true,
})
