import { isianWebSettingMetaPixel } from '../../../../contract/staff/web-setting-meta-pixel.ts'
import { entity } from '../entity.ts'

export const webSettingMetaPixel = entity<'webSettingMetaPixel'>({
	sumber: 'web-setting-meta-pixel',
	table: 'webSettingMetaPixel',
	isian: isianWebSettingMetaPixel,
	label: 'metaPixelId',
	search: ['metaPixelId'],
	sort: ['createdAt', 'metaPixelId'],
	sortFirst: 'desc',
	stamps: ['createdAt'],
})
