import { isianPopupInformation } from '../../../../contract/staff/popup-information.ts'
import { entity } from '../entity.ts'

export const popupInformation = entity<'popupInformation'>({
	sumber: 'popup-information',
	table: 'popupInformation',
	isian: isianPopupInformation,
	label: 'text',
	search: ['text'],
	sort: ['tayangMulai', 'tayangSelesai', 'type'],
	sortFirst: 'desc',
	filter: ['type', 'status'],
	published: true,
	json: ['quiz'],
})
