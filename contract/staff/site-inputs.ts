import { z } from 'zod'
import { isNomorTelp } from '../links/nomor-telp.ts'
import type { EmbedProvider } from '../media/embed.ts'
import { embedProblem } from '../media/pasted-embed.ts'
import { isPictureFileName } from '../media/pictures.ts'
import { noTelpType } from '../shapes.ts'
import { teks, unlessWrong } from './inputs.ts'

// More schemas of form fields: links, embeds and phone numbers.

/** A web address or a path of this site. */
const LINK = /^(https?:\/\/[^\s/\\][^\s\\]*|\/(?![/\\])[^\s\\]*)$/i

/** A host without a scheme, as people copy it: `instagram.com/rsyasmin`. */
const BARE_HOST = /^[\w-]+(\.[\w-]+)+([/?#:]|$)/

export const withScheme = (address: string) => (BARE_HOST.test(address) ? `https://${address}` : address)

/** A link, or empty. */
export const tautan = teks(500)
	.transform(withScheme)
	.refine(
		(text) => text === '' || LINK.test(text),
		'Tulis alamat lengkap (https://…) atau halaman situs ini (/poli-klinik).',
	)

/** A video or map as URL or embed code, or empty. */
export const sematan = (...providers: EmbedProvider[]) =>
	z
		.string()
		.max(3000)
		.nullish()
		.transform((text) => text?.trim() ?? '')
		.superRefine((text, context) => {
			const message = text === '' ? null : embedProblem(text, providers)
			if (message) context.addIssue({ code: 'custom', message })
		})

/** A boolean, stored as 1 or 0. */
export const yaTidak = z.union([z.boolean(), z.literal(1), z.literal(0)]).transform(Number)
export const penanda = yaTidak.default(0)
export const tampil = yaTidak.default(1)

/** A phone number, or empty. */
export const nomorTelp = teks(40).refine(
	(text) => text === '' || isNomorTelp(text),
	'Tulis nomor telepon, misalnya 0812-3456-7890 atau (0333) 636899.',
)
export const jenisTelp = noTelpType.default('wa')

/** `content` is a video of one of the providers of its `contentType`, or a picture where that has none. */
export const withContent = <Type extends string, T extends z.ZodType<{ contentType: Type; content: string }>>(
	shape: T,
	providers: Record<Type, readonly EmbedProvider[]>,
): T =>
	shape.superRefine(
		({ contentType, content }, context) => {
			const own = providers[contentType]
			const picture = isPictureFileName(content) ? null : 'Unggah gambar terlebih dahulu.'
			const message = own.length === 0 ? picture : embedProblem(content, own)
			if (message) context.addIssue({ code: 'custom', path: ['content'], message })
		},
		unlessWrong('contentType', 'content'),
	)
