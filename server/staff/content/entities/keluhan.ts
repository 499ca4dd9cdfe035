import { isianKeluhan, keluhanRecord } from '../../../../contract/staff/keluhan.ts'
import { entity } from '../entity.ts'

export const keluhan = entity({
	sumber: 'keluhan',
	table: 'keluhan',
	isian: isianKeluhan,
	record: keluhanRecord,
	label: 'kata',
	search: ['kata'],
	sort: ['urutan', 'kata'],
	filter: ['poliKlinikId', 'darurat'],
	ordered: true,
	unique: { kata: 'Poli klinik ini sudah memiliki keluhan itu.' },
})
