import { berandaBannerRecord, isianBerandaBanner } from '../../../../contract/staff/beranda-banner.ts'
import { entity } from '../entity.ts'

export const berandaBanner = entity({
	sumber: 'beranda-banner',
	table: 'berandaBanner',
	isian: isianBerandaBanner,
	record: berandaBannerRecord,
	label: 'text',
	search: ['text', 'buttonTitle'],
	sort: ['urutan', 'contentType'],
	filter: ['contentType', 'status'],
	published: true,
	ordered: true,
})
