import type { z } from 'zod'
import { antreanSettingInput } from '../../contract/antrean/staff/antrean-setting.ts'
import {
	type ContentName,
	type ContentTypes,
	contentNames,
	contentType,
	type DeclaredType,
} from '../../contract/content/content-types.ts'
import { poliKlinikInput } from '../../contract/dokter/staff/dokter.ts'
import { tandaBahayaInput } from '../../contract/dokter/staff/tanda-bahaya.ts'
import { safeLink } from '../../contract/links/safe-link.ts'
import { type EmbedProvider, embedKey } from '../../contract/media/embed.ts'
import { pastedEmbed } from '../../contract/media/pasted-embed.ts'
import { isPictureFileName } from '../../contract/media/pictures.ts'
import { daftarHariBuka, daftarJamDatang } from '../../contract/reservasi/kalender.ts'
import { isTanggal } from '../../contract/tanggal/tanggal.ts'
import { popupQuiz } from '../../contract/web/popup.ts'
import type { Schema } from '../../database/schema.ts'
import { parseJson } from '../http/parse-json.ts'
import { isTooComplex } from '../rich-text/is-too-complex.ts'
import { sanitiseHtml } from '../rich-text/sanitise-html.ts'
import { foldKata } from './fold-kata.ts'

/** Converts input to the stored value; null when it is invalid. */
type ColumnRule = (value: string, row: Record<string, unknown>) => string | null

interface TableRules<Columns> {
	columns?: { [Column in keyof Columns]?: ColumnRule }
	/** The column whose folded text is `cari`, for search and sorting. */
	searched?: keyof Columns
	/** The HTML column whose summary is `ringkasan`. */
	summarised?: keyof Columns
}

/** Rich text. Its complexity is limited before it is parsed. */
export const html: ColumnRule = (value) => (isTooComplex(value) ? null : sanitiseHtml(value))

const words: ColumnRule = (value) => foldKata(value) || null

/** Empty, or a URL on the web or in this site. */
const link: ColumnRule = (value) => (value.trim() === '' ? '' : (safeLink(value)?.href ?? null))

/** Empty, or a video or map of one of these providers, given as URL, as markup or as stored key. */
const embed =
	(...providers: EmbedProvider[]): ColumnRule =>
	(value) => {
		if (value.trim() === '') return ''
		const found = pastedEmbed(value)
		return found && providers.includes(found.provider) ? embedKey(found) : null
	}

/** A required column whose rule depends on the row's `contentType`, which has to be in the input. */
function byContentType(rules: Record<string, ColumnRule>): ColumnRule {
	const ruleOf = new Map(Object.entries(rules))
	return (value, row) => ruleOf.get(String(row.contentType))?.(value, row) || null
}

const oneOf =
	(...values: string[]): ColumnRule =>
	(value) =>
		values.includes(value) ? value : null

const colour: ColumnRule = (value) => (/^#[0-9a-f]{6}$/.test(value) ? value : null)

const picture: ColumnRule = (value) => (isPictureFileName(value) ? value : null)

const quiz: ColumnRule = (value) => {
	const { data } = popupQuiz.safeParse(parseJson(value))
	if (!data || isTooComplex(value)) return null
	const clean = <Part extends { text: string }>(part: Part) => ({ ...part, text: sanitiseHtml(part.text) })
	return JSON.stringify({ ...data, opsiJawaban: data.opsiJawaban.map(clean), infoJawaban: clean(data.infoJawaban) })
}

/** JSON of the open weekdays. */
const hariBuka: ColumnRule = (value) => (daftarHariBuka.safeParse(parseJson(value)).success ? value : null)

/** JSON of a list that this schema accepts; empty is the empty list. */
const listOf =
	(schema: z.ZodType): ColumnRule =>
	(value) => {
		if (value === '') return '[]'
		const list = parseJson(value)
		return Array.isArray(list) && schema.safeParse(list).success ? value : null
	}

const day: ColumnRule = (value) => (isTanggal(value) ? value : null)

function declaredRules({ table, fields, label, search }: DeclaredType): [string, TableRules<Record<string, unknown>>] {
	const texts = Object.entries(fields).filter(([, { kind }]) => kind === 'richText')
	const [summarised] = texts.find(([, field]) => 'summarised' in field) ?? []
	const columns = Object.fromEntries(texts.map(([name]) => [name, html]))
	return [table, { columns, summarised, searched: search.includes('cari') ? label : undefined }]
}

type DeclaredTable = ContentTypes[ContentName]['table']

/** Every content table, and the rules of columns that are not plain text, numbers or file names. */
export const contentRules = {
	...(Object.fromEntries(contentNames.map((name) => declaredRules(contentType(name)))) as Record<
		DeclaredTable,
		object
	>),
	webSetting: {
		columns: {
			mapLokasi: embed('osm', 'gmaps'),
			petunjukArah: link,
			persetujuanPelacakan: oneOf('langsung', 'setuju'),
			tempatPengunjung: oneOf('', 'mati', 'server', 'browser'),
		},
	},
	webTeks: {},
	webMerek: { columns: { warnaUtama: colour, warnaPendamping: colour } },
	webSettingSosmed: { columns: { link } },
	berandaBanner: {
		columns: {
			content: byContentType({ gambar: picture, embed_video: embed('youtube', 'tiktok') }),
			text: html,
			buttonLink: link,
			berlakuSampai: day,
		},
	},
	artikelSetting: {
		columns: {
			youtubeDaftarArtikel: embed('youtube'),
			tiktokDaftarArtikel: embed('tiktok'),
			videoDetailArtikel: embed('youtube', 'tiktok'),
		},
	},
	shopSetting: {
		columns: { caraCheckin: html, syaratKetentuan: html, hariBuka, jamDatang: listOf(daftarJamDatang) },
	},
	antreanSetting: {
		columns: {
			cara: oneOf('tipe', 'loket'),
			tipe: listOf(antreanSettingInput.shape.tipe),
			loket: listOf(antreanSettingInput.shape.loket),
		},
	},
	shopHariTutup: { columns: { tanggal: day } },
	testimoniGoogle: {},
	popupInformation: { columns: { text: html, quiz } },
	poliKlinik: { columns: { spesialisasi: listOf(poliKlinikInput.shape.spesialisasi) }, searched: 'nama' },
	keluhan: {},
	tandaBahaya: {
		columns: {
			ditambah: listOf(tandaBahayaInput.shape.ditambah),
			dimatikan: listOf(tandaBahayaInput.shape.dimatikan),
			kalimat: listOf(tandaBahayaInput.shape.kalimat),
			bantuan: listOf(tandaBahayaInput.shape.bantuan),
			dibacaPada: day,
		},
	},
	dokter: { searched: 'nama' },
	dokterPoliKlinik: {},
	jadwalWaktu: {},
	jadwalKeterangan: {},
	jadwalPengecualian: {},
	artikel: { columns: { textContent: html }, searched: 'judul', summarised: 'textContent' },
	artikelDokter: {},
	gallery: {
		columns: { content: byContentType({ gambar: picture, youtube: embed('youtube'), tiktok: embed('tiktok') }) },
	},
	shopUsia: {},
	shopItem: { columns: { textContent: html }, searched: 'nama', summarised: 'textContent' },
	shopItemUsia: {},
	kataKomentar: { columns: { kata: words, tindakan: oneOf('tahan', 'spam') } },
} as const satisfies { [Table in keyof Schema]?: TableRules<Schema[Table]> }

export type ContentTable = keyof typeof contentRules

export const rulesOf = (table: ContentTable): TableRules<Record<string, unknown>> => contentRules[table]
