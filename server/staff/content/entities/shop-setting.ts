import { shopSettingInput, shopSettingRecord } from '../../../../contract/staff/shop-setting.ts'
import { entity } from '../entity.ts'

export const shopSetting = entity({
	sumber: 'shop-setting',
	table: 'shopSetting',
	isian: shopSettingInput,
	record: shopSettingRecord,
	label: () => 'Pengaturan Yasmin Shop',
	search: [],
	sort: ['id'],
	stamps: ['createdAt'],
	single: true,
})
