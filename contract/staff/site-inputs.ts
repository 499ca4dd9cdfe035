import { z } from 'zod'
import { type EmbedProvider, embedFromKey, parseEmbed } from '../embed.ts'
import { isPictureFileName } from '../pictures.ts'
import { noTelpType } from '../shapes.ts'
import { teks } from './inputs.ts'
import { isNomorTelp } from './nomor-telp.ts'

// More schemas of form fields: links, embeds and phone numbers.

/** A web address or a path of this site. */
const LINK = /^(https?:\/\/[^\s/\\][^\s\\]*|\/(?![/\\])[^\s\\]*)$/i

/** A link, or empty. */
export const tautan = teks(500).refine(
	(text) => text === '' || LINK.test(text),
	'Tulis alamat lengkap (https://…) atau halaman situs ini (/poli-klinik).',
)

const namaPenyedia: Record<EmbedProvider, string> = {
	youtube: 'YouTube',
	tiktok: 'TikTok',
	osm: 'OpenStreetMap',
	gmaps: 'Google Maps',
}

const isSematan = (text: string, providers: readonly EmbedProvider[]) => {
	const found = embedFromKey(text) ?? parseEmbed(text)
	return found !== null && providers.includes(found.provider)
}

const bukanSematan = (providers: readonly EmbedProvider[]) =>
	`Tempel alamat dari ${providers.map((provider) => namaPenyedia[provider]).join(' atau ')}.`

/** A video or map as URL or embed code, or empty. */
export const sematan = (...providers: EmbedProvider[]) =>
	z
		.string()
		.max(3000)
		.nullish()
		.transform((text) => text?.trim() ?? '')
		.refine((text) => text === '' || isSematan(text, providers), bukanSematan(providers))

/** A boolean, stored as 1 or 0. */
export const penanda = z
	.union([z.boolean(), z.literal(1), z.literal(0)])
	.transform(Number)
	.default(0)

/** A phone number, or empty. */
export const nomorTelp = teks(40).refine(
	(text) => text === '' || isNomorTelp(text),
	'Tulis nomor telepon, misalnya 0812-3456-7890 atau (0333) 636899.',
)
export const jenisTelp = noTelpType.default('wa')

/** The error of `content`, a picture or a video by its `contentType`; null if it is valid. */
export function contentError(content: string, providers: readonly EmbedProvider[]): string | null {
	if (providers.length === 0) return isPictureFileName(content) ? null : 'Unggah gambar terlebih dahulu.'
	return isSematan(content, providers) ? null : bukanSematan(providers)
}
