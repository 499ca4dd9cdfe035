import { isianShopSetting } from '../../../../contract/staff/shop-setting.ts'
import { entity } from '../entity.ts'

export const shopSetting = entity<'shopSetting'>({
	sumber: 'shop-setting',
	table: 'shopSetting',
	isian: isianShopSetting,
	label: () => 'Pengaturan Yasmin Shop',
	search: [],
	sort: ['id'],
	stamps: ['createdAt'],
	single: true,
})
