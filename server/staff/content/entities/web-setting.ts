import { kataKomentarInput } from '../../../../contract/artikel/staff/komentar.ts'
import { merekInput } from '../../../../contract/merek/staff/merek.ts'
import { teksInput } from '../../../../contract/web/staff/teks.ts'
import { webSettingInput, webSettingSosmedInput } from '../../../../contract/web/staff/web-setting.ts'
import { entity } from '../entity.ts'

/** Settings of the site. */
export const webSettingEntities = [
	entity({
		sumber: 'web-setting',
		table: 'webSetting',
		isian: webSettingInput,
		label: () => 'Identitas situs',
		stamps: ['createdAt'],
		single: true,
	}),
	entity({
		sumber: 'teks',
		table: 'webTeks',
		isian: teksInput,
		label: () => 'Teks situs',
		json: ['menu', 'menuTentang'],
		single: true,
	}),
	entity({
		sumber: 'merek',
		table: 'webMerek',
		isian: merekInput,
		label: () => 'Merek',
		single: true,
	}),
	entity({
		sumber: 'web-setting-sosmed',
		table: 'webSettingSosmed',
		isian: webSettingSosmedInput,
		label: 'icon',
		search: ['icon', 'username'],
		sort: ['urutan', 'icon'],
		ordered: true,
	}),
	entity({
		sumber: 'kata-komentar',
		table: 'kataKomentar',
		isian: kataKomentarInput,
		label: 'kata',
		search: ['kata'],
		sort: ['kata', 'tindakan'],
		filter: ['tindakan'],
		stamps: ['createdAt'],
		unique: { kata: 'Kata ini sudah ada di daftar.' },
	}),
]
