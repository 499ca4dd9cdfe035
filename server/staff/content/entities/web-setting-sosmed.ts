import { isianWebSettingSosmed, webSettingSosmedRecord } from '../../../../contract/staff/web-setting-sosmed.ts'
import { entity } from '../entity.ts'

export const webSettingSosmed = entity({
	sumber: 'web-setting-sosmed',
	table: 'webSettingSosmed',
	isian: isianWebSettingSosmed,
	record: webSettingSosmedRecord,
	label: 'icon',
	search: ['icon', 'username'],
	sort: ['urutan', 'icon'],
	ordered: true,
})
