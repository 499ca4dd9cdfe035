import { isianPopupInformation, popupInformationRecord } from '../../../../contract/staff/popup-information.ts'
import { entity } from '../entity.ts'

export const popupInformation = entity({
	sumber: 'popup-information',
	table: 'popupInformation',
	isian: isianPopupInformation,
	record: popupInformationRecord,
	label: 'text',
	search: ['text'],
	sort: ['tayangMulai', 'tayangSelesai', 'type'],
	sortFirst: 'desc',
	filter: ['type', 'status'],
	published: true,
	json: ['quiz'],
})
