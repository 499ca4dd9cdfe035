import { isianArtikelSetting } from '../../../../contract/staff/artikel-setting.ts'
import { entity } from '../entity.ts'

export const artikelSetting = entity<'artikelSetting'>({
	sumber: 'artikel-setting',
	table: 'artikelSetting',
	isian: isianArtikelSetting,
	label: () => 'Poster dan video artikel',
	search: [],
	sort: ['id'],
	single: true,
})
