import { isianWebSettingSosmed } from '../../../../contract/staff/web-setting-sosmed.ts'
import { entity } from '../entity.ts'

export const webSettingSosmed = entity<'webSettingSosmed'>({
	sumber: 'web-setting-sosmed',
	table: 'webSettingSosmed',
	isian: isianWebSettingSosmed,
	label: 'icon',
	search: ['icon', 'username'],
	sort: ['urutan', 'icon'],
	ordered: true,
})
