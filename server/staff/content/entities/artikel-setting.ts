import { artikelSettingRecord, isianArtikelSetting } from '../../../../contract/staff/artikel-setting.ts'
import { entity } from '../entity.ts'

export const artikelSetting = entity({
	sumber: 'artikel-setting',
	table: 'artikelSetting',
	isian: isianArtikelSetting,
	record: artikelSettingRecord,
	label: () => 'Poster dan video artikel',
	search: [],
	sort: ['id'],
	single: true,
})
