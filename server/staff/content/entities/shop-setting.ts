import { isianShopSetting, shopSettingRecord } from '../../../../contract/staff/shop-setting.ts'
import { entity } from '../entity.ts'

export const shopSetting = entity({
	sumber: 'shop-setting',
	table: 'shopSetting',
	isian: isianShopSetting,
	record: shopSettingRecord,
	label: () => 'Pengaturan Yasmin Shop',
	search: [],
	sort: ['id'],
	stamps: ['createdAt'],
	single: true,
})
