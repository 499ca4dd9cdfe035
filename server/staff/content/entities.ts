import { kataKomentarInput } from '../../../contract/artikel/staff/komentar.ts'
import { contentNames, contentType, fieldsOfKind } from '../../../contract/content/content-types.ts'
import { merekInput } from '../../../contract/merek/staff/merek.ts'
import { galleryInput, testimoniGoogleInput } from '../../../contract/rumah-sakit/staff/rumah-sakit.ts'
import { contentInput } from '../../../contract/staff/content-inputs.ts'
import { berandaBannerInput, popupInformationInput } from '../../../contract/web/staff/beranda.ts'
import { teksInput } from '../../../contract/web/staff/teks.ts'
import { webSettingInput, webSettingSosmedInput } from '../../../contract/web/staff/web-setting.ts'
import type { ContentTable } from '../../content-rules/content-rules.ts'
import { artikelEntities } from './entities/artikel.ts'
import { dokterEntities } from './entities/dokter.ts'
import { shopEntities } from './entities/shop.ts'
import { type Description, type Entity, entity, toEntity } from './entity.ts'

/** Content that follows from its declaration. */
const declaredEntities = contentNames.map((sumber) => {
	const { table, nama, fields, label, search, sort, ordered, dated, single, usedBy } = contentType(sumber)
	const { uri } = fields
	return toEntity({
		sumber,
		table: table as ContentTable,
		isian: contentInput(sumber),
		label: single ? () => nama : label,
		search: single ? [] : search,
		sort: single ? [] : [...(ordered ? ['urutan'] : []), ...(dated ? ['createdAt'] : []), ...Object.keys(sort)],
		sortFirst: dated && 'desc',
		filter: ordered ? [] : fieldsOfKind(fields, 'stars', 'shown'),
		json: fieldsOfKind(fields, 'pictures'),
		long: fieldsOfKind(fields, 'richText'),
		uri: uri?.kind === 'uri' ? { from: label, page: uri.page } : undefined,
		ordered: Boolean(ordered),
		stamps: dated && ['createdAt'],
		single,
		usedBy: usedBy as Description['usedBy'],
	})
})

const rumahSakitEntities = [
	entity({
		sumber: 'testimoni-google',
		table: 'testimoniGoogle',
		isian: testimoniGoogleInput,
		label: () => 'Ringkasan ulasan',
		single: true,
	}),
	entity({
		sumber: 'gallery',
		table: 'gallery',
		isian: galleryInput,
		label: 'keterangan',
		search: ['keterangan'],
		sort: ['createdAt', 'keterangan', 'contentType'],
		sortFirst: 'desc',
		filter: ['contentType', 'tampil'],
		stamps: ['createdAt'],
	}),
]

const berandaEntities = [
	entity({
		sumber: 'beranda-banner',
		table: 'berandaBanner',
		isian: berandaBannerInput,
		label: 'text',
		search: ['text', 'buttonTitle'],
		sort: ['urutan', 'contentType'],
		filter: ['contentType', 'status'],
		published: true,
		ordered: true,
	}),
	entity({
		sumber: 'popup-information',
		table: 'popupInformation',
		isian: popupInformationInput,
		label: 'text',
		search: ['text'],
		sort: ['tayangMulai', 'tayangSelesai', 'type'],
		sortFirst: 'desc',
		filter: ['type', 'status'],
		published: true,
		json: ['quiz'],
	}),
]

const webSettingEntities = [
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

export const entities: readonly Entity[] = [
	...artikelEntities,
	...dokterEntities,
	...declaredEntities,
	...rumahSakitEntities,
	...shopEntities,
	...berandaEntities,
	...webSettingEntities,
]
