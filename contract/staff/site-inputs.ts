import { z } from 'zod'
import { type EmbedProvider, embedFromKey, parseEmbed } from '../embed.ts'
import { isPictureFileName } from '../pictures.ts'
import { noTelpType } from '../shapes.ts'
import { teks } from './inputs.ts'

// More of what forms are made of: addresses, telephones, and what a row shows.

/** On the web, or inside this site. */
const LINK = /^(https?:\/\/[^\s/\\][^\s\\]*|\/(?![/\\])[^\s\\]*)$/i

/** An address to click on, or nothing. */
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

/** A video or map by its address or embed code, or nothing. */
export const sematan = (...providers: EmbedProvider[]) =>
	z
		.string()
		.max(3000)
		.nullish()
		.transform((text) => text?.trim() ?? '')
		.refine((text) => text === '' || isSematan(text, providers), bukanSematan(providers))

/** Yes or no in a column of 1 and 0. */
export const penanda = z
	.union([z.boolean(), z.literal(1), z.literal(0)])
	.transform(Number)
	.default(0)

export const nomorTelp = teks(40)
export const jenisTelp = noTelpType.default('wa')

/** What is wrong with `content`, which is a picture or a video by the row's `contentType`; null if nothing is. */
export function kesalahanContent(content: string, providers: readonly EmbedProvider[]): string | null {
	if (providers.length === 0) return isPictureFileName(content) ? null : 'Unggah gambar terlebih dahulu.'
	return isSematan(content, providers) ? null : bukanSematan(providers)
}
