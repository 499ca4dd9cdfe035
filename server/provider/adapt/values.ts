import { z } from 'zod'
import { decodePercent } from '../../../contract/links/decode-percent.ts'
import { safeLink } from '../../../contract/links/safe-link.ts'
import { namaHari } from '../../../contract/tanggal/hari.ts'
import { isTanggal, tanggalWib } from '../../../contract/tanggal/tanggal.ts'
import { isTooComplex } from '../../rich-text/is-too-complex.ts'
import { sanitiseHtml } from '../../rich-text/sanitise-html.ts'
import { localPicture, mapPictures } from './pictures-in-html.ts'
import { firstOf, isMissing, isRaw, toList } from './raw.ts'

// Each schema accepts every spelling that section 3 of the specification leaves open. A value that it cannot read
// becomes an issue, and the entity decides whether the field or the whole item is left out.

const plain = z.union([z.string(), z.number(), z.boolean()]).transform(String)

/** Text; a missing one is empty. */
export const text = z.preprocess((value) => value ?? '', plain)

export const textOrNull = plain.nullish().transform((value) => value ?? null)

/** Text that an item cannot be shown without. */
export const name = plain.refine((value) => value.trim() !== '')

/** An id as text or number, or as the object that it belongs to. */
export const idText = z.preprocess(
	(value) => (isRaw(value) ? firstOf(value, 'id', '_id', '$oid') : value),
	z.union([z.string(), z.number()]).transform(String),
)

/** Our pages trust the HTML of our API, so the sanitiser of our own content applies. */
export const html = text
	.refine((value) => !isTooComplex(value))
	.transform((value) => sanitiseHtml(mapPictures(value, localPicture)))

/** The name of a picture within its folder. It may arrive as a path, as an address or inside an object. */
export const fileName = z.preprocess(
	(value) => toFileName(isRaw(value) ? firstOf(value, 'content', 'url', 'file', 'foto', 'nama') : value),
	z.string().nullable(),
)

function toFileName(value: unknown): unknown {
	if (typeof value !== 'string') return value ?? null
	const [path = ''] = value.split(/[?#]/)
	return decodePercent(path.slice(path.lastIndexOf('/') + 1)) || null
}

export const fileNames = z
	.preprocess(toList, z.array(fileName))
	.transform((files) => files.filter((file) => file !== null))

/** An address on the web or in this site; empty when it is not safe. */
export const link = text.transform((value) => safeLink(value)?.href ?? '')
export const linkOrNull = textOrNull.transform((value) => (value === null ? null : (safeLink(value)?.href ?? '')))

/** A number, also written as text with a comma or a point. */
export const decimal = z.preprocess(
	(value) => (typeof value === 'string' ? Number.parseFloat(value.replace(',', '.')) : value),
	z.number(),
)

/** A count; a missing one is 0. Texts may have separators: `1.234`. */
export const count = z.preprocess((value) => {
	if (isMissing(value) || value === '') return 0
	return typeof value === 'string' ? Number(value.replace(/[.,\s]/g, '')) : Math.round(Number(value))
}, z.int().nonnegative())

/** Whole rupiah: `450000`, `'450000.00'`, `'Rp 450.000'`. */
export const rupiah = z.preprocess((value) => {
	if (typeof value !== 'string') return typeof value === 'number' ? Math.round(value) : value
	const digits = value.replace(/[^\d.,]/g, '').replace(/[.,]\d{1,2}$/, '')
	return digits === '' ? undefined : Number(digits.replace(/[.,]/g, ''))
}, z.int().nonnegative())

export const flag = z.preprocess((value) => /^(true|1|ya|yes|y)$/i.test(String(value)), z.boolean())

/** Epochs below this are seconds: as milliseconds they would be before March 1973. */
const FIRST_MS = 100_000_000_000

/** Epoch milliseconds from milliseconds, seconds or a date as text. A text without a zone is WIB. */
export const epochMs = z.preprocess((value) => {
	const given = isRaw(value) ? value.$date : value
	if (typeof given === 'number') return fromEpoch(given)
	if (typeof given !== 'string') return given
	if (/^\d{9,}$/.test(given)) return fromEpoch(Number(given))
	const iso = given.trim().replace(' ', 'T')
	const hasZone = /(Z|[+-]\d{2}:?\d{2})$/i.test(iso)
	const date = iso.length === 10 ? `${iso}T00:00:00` : iso
	return Date.parse(hasZone ? iso : `${date}+07:00`)
}, z.int().nonnegative())

const fromEpoch = (epoch: number) => Math.round(Math.abs(epoch) < FIRST_MS ? epoch * 1000 : epoch)

/** A calendar day: `2026-11-20`, with a time, as `20-11-2026` or as epoch. */
export const tanggal = z.preprocess((value) => {
	if (typeof value === 'string') {
		const [, day, month, year] = /^(\d{1,2})[-/](\d{1,2})[-/](\d{4})/.exec(value) ?? []
		if (day && month && year) return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
		if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return value
	}
	const { data } = epochMs.safeParse(value)
	return data === undefined ? value : tanggalWib(data)
}, z.string().refine(isTanggal))

/** `08:00`, also from `8.00`, `08:00:00` or `8`. */
export const jam = z.preprocess(
	(value) => {
		const [, hour = '', minute = '00'] = /^\s*(\d{1,2})(?:[.:](\d{2}))?/.exec(String(value ?? '')) ?? []
		return hour && `${hour.padStart(2, '0')}:${minute}`
	},
	z.string().regex(/^([01]\d|2[0-4]):[0-5]\d$/),
)

export const noTelpType = z.preprocess(
	(value) => (/^(wa|whats)/i.test(String(value ?? '')) ? 'wa' : 'telp'),
	z.enum(['wa', 'telp']),
)

/** `l`, `L`, `Laki-laki`, `pria`; null when it is none of them. */
export const jenisKelamin = z.preprocess((value) => {
	const word = String(value ?? '').trim()
	if (/^(l|laki.*|pria|male|m)$/i.test(word)) return 'l'
	return /^(p|perempuan|wanita|female|f)$/i.test(word) ? 'p' : null
}, z.enum(['l', 'p']).nullable())

/** Weekdays as a list or one text (`senin, rabu`), in any case; `Jum'at` and `Ahad` too. */
export const hari = z.preprocess(
	(value) =>
		toList(value)
			.flatMap((each) => String(each).split(/[,;/&]|\bdan\b/i))
			.map((word) => word.toLowerCase().replace(/[^a-z]/g, ''))
			.filter((word) => word !== '')
			.map((word) => (word === 'ahad' ? 'minggu' : word))
			.map((word) => namaHari.find((each) => each.toLowerCase() === word)),
	z.array(z.enum(namaHari)),
)
