import {
	isianWebSettingMetaPixel,
	webSettingMetaPixelRecord,
} from '../../../../contract/staff/web-setting-meta-pixel.ts'
import { entity } from '../entity.ts'

export const webSettingMetaPixel = entity({
	sumber: 'web-setting-meta-pixel',
	table: 'webSettingMetaPixel',
	isian: isianWebSettingMetaPixel,
	record: webSettingMetaPixelRecord,
	label: 'metaPixelId',
	search: ['metaPixelId'],
	sort: ['createdAt', 'metaPixelId'],
	sortFirst: 'desc',
	stamps: ['createdAt'],
})
