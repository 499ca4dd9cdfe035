import { berandaBannerInput, popupInformationInput } from '../../../../contract/web/staff/beranda.ts'
import { entity } from '../entity.ts'

/** Parts of the home page and the popup. */
export const berandaEntities = [
	entity({
		sumber: 'beranda-banner',
		table: 'berandaBanner',
		isian: berandaBannerInput,
		label: 'text',
		search: ['text', 'buttonTitle'],
		sort: ['urutan', 'contentType'],
		filter: ['contentType', 'status'],
		published: true,
		ordered: true,
	}),
	entity({
		sumber: 'popup-information',
		table: 'popupInformation',
		isian: popupInformationInput,
		label: 'text',
		search: ['text'],
		sort: ['tayangMulai', 'tayangSelesai', 'type'],
		sortFirst: 'desc',
		filter: ['type', 'status'],
		published: true,
		json: ['quiz'],
	}),
]
