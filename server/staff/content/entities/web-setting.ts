import { isianWebSetting } from '../../../../contract/staff/web-setting.ts'
import { entity } from '../entity.ts'

export const webSetting = entity<'webSetting'>({
	sumber: 'web-setting',
	table: 'webSetting',
	isian: isianWebSetting,
	label: () => 'Identitas situs',
	search: [],
	sort: ['id'],
	stamps: ['createdAt'],
	single: true,
})
