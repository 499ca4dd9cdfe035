import { kataKomentarInput, kataKomentarRecord } from '../../../../contract/staff/komentar.ts'
import { merekInput, merekRecord } from '../../../../contract/staff/merek.ts'
import { teksInput, teksRecord } from '../../../../contract/staff/teks.ts'
import {
	webSettingInput,
	webSettingMetaPixelInput,
	webSettingMetaPixelRecord,
	webSettingRecord,
	webSettingSosmedInput,
	webSettingSosmedRecord,
} from '../../../../contract/staff/web-setting.ts'
import { entity } from '../entity.ts'

/** Settings of the site. */
export const webSettingEntities = [
	entity({
		sumber: 'web-setting',
		table: 'webSetting',
		isian: webSettingInput,
		record: webSettingRecord,
		label: () => 'Identitas situs',
		search: [],
		sort: ['id'],
		stamps: ['createdAt'],
		single: true,
	}),
	entity({
		sumber: 'teks',
		table: 'webTeks',
		isian: teksInput,
		record: teksRecord,
		label: () => 'Teks situs',
		search: [],
		sort: ['id'],
		json: ['menu', 'menuTentang'],
		single: true,
	}),
	entity({
		sumber: 'merek',
		table: 'webMerek',
		isian: merekInput,
		record: merekRecord,
		label: () => 'Merek',
		search: [],
		sort: ['id'],
		single: true,
	}),
	entity({
		sumber: 'web-setting-sosmed',
		table: 'webSettingSosmed',
		isian: webSettingSosmedInput,
		record: webSettingSosmedRecord,
		label: 'icon',
		search: ['icon', 'username'],
		sort: ['urutan', 'icon'],
		ordered: true,
	}),
	entity({
		sumber: 'web-setting-meta-pixel',
		table: 'webSettingMetaPixel',
		isian: webSettingMetaPixelInput,
		record: webSettingMetaPixelRecord,
		label: 'metaPixelId',
		search: ['metaPixelId'],
		sort: ['createdAt', 'metaPixelId'],
		sortFirst: 'desc',
		stamps: ['createdAt'],
	}),
	entity({
		sumber: 'kata-komentar',
		table: 'kataKomentar',
		isian: kataKomentarInput,
		record: kataKomentarRecord,
		label: 'kata',
		search: ['kata'],
		sort: ['kata', 'tindakan'],
		filter: ['tindakan'],
		stamps: ['createdAt'],
		unique: { kata: 'Kata ini sudah ada di daftar.' },
	}),
]
