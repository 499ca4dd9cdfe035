import { z } from 'zod'
import type { EmbedProvider } from '../embed.ts'
import { isiHtml, penerbitan, teks } from './inputs.ts'
import { recordOf } from './responses.ts'
import { kesalahanContent, tautan } from './site-inputs.ts'

const jenis = ['gambar', 'embed_video'] as const

/** The embed providers of each content type; a picture is uploaded. */
export const penyediaBanner: Record<(typeof jenis)[number], readonly EmbedProvider[]> = {
	gambar: [],
	embed_video: ['youtube', 'tiktok'],
}

const orNull = (text: string | null | undefined) => text || null

export const isianBerandaBanner = z
	.object({
		contentType: z.enum(jenis).default('gambar'),
		content: z.string('Wajib diisi.').min(1, 'Wajib diisi.').max(3000),
		text: isiHtml(20_000).default(''),
		buttonTitle: teks(60).nullish().transform(orNull),
		buttonLink: tautan.nullish().transform(orNull),
		...penerbitan,
	})
	.superRefine(({ contentType, content, buttonTitle, buttonLink }, context) => {
		const message = kesalahanContent(content, penyediaBanner[contentType])
		if (message) context.addIssue({ code: 'custom', path: ['content'], message })
		// The site shows a button only with title and link.
		if (buttonTitle && !buttonLink)
			context.addIssue({ code: 'custom', path: ['buttonLink'], message: 'Isi tujuan tombol.' })
		if (buttonLink && !buttonTitle)
			context.addIssue({ code: 'custom', path: ['buttonTitle'], message: 'Isi tulisan tombol.' })
	})

export const berandaBannerRecord = recordOf(isianBerandaBanner, { urutan: z.int() })
