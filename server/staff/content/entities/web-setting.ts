import { isianWebSetting, webSettingRecord } from '../../../../contract/staff/web-setting.ts'
import { entity } from '../entity.ts'

export const webSetting = entity({
	sumber: 'web-setting',
	table: 'webSetting',
	isian: isianWebSetting,
	record: webSettingRecord,
	label: () => 'Identitas situs',
	search: [],
	sort: ['id'],
	stamps: ['createdAt'],
	single: true,
})
