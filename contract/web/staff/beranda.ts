import { z } from 'zod'
import type { EmbedProvider } from '../../media/embed.ts'
import { epochMs } from '../../shapes.ts'
import { gambarOpsional, isiHtml, penerbitan, teks, unlessWrong } from '../../staff/inputs.ts'
import { tautan, withContent } from '../../staff/site-inputs.ts'
import { isTanggal } from '../../tanggal/tanggal.ts'

const jenis = ['gambar', 'embed_video'] as const

/** The embed providers of each content type; a picture is uploaded. */
const penyediaBanner: Record<(typeof jenis)[number], readonly EmbedProvider[]> = {
	gambar: [],
	// No other player can be muted by its address.
	embed_video: ['youtube'],
}

const orNull = (text: string | null | undefined) => text || null

export const berandaBannerInput = withContent(
	z.object({
		contentType: z.enum(jenis).default('gambar'),
		content: z.string('Wajib diisi.').min(1, 'Wajib diisi.').max(3000),
		text: isiHtml(20_000).default(''),
		buttonTitle: teks(60).nullish().transform(orNull),
		buttonLink: tautan.nullish().transform(orNull),
		/** The last day on which it is shown; null for always. */
		berlakuSampai: z.string().refine(isTanggal, 'Isi tanggalnya.').nullish().transform(orNull),
		...penerbitan,
	}),
	penyediaBanner,
).superRefine(
	({ buttonTitle, buttonLink }, context) => {
		// The site shows a button only with title and link.
		if (buttonTitle && !buttonLink)
			context.addIssue({ code: 'custom', path: ['buttonLink'], message: 'Isi tujuan tombol.' })
		if (buttonLink && !buttonTitle)
			context.addIssue({ code: 'custom', path: ['buttonTitle'], message: 'Isi tulisan tombol.' })
	},
	unlessWrong('buttonTitle', 'buttonLink'),
)

const MIN_OPSI = 2
export const MAX_OPSI = 8

const opsi = z.object({
	/** Identifies the option in stored answers; generated for a new option. */
	key: teks(60).default(''),
	content: gambarOpsional,
	text: isiHtml(2000).default(''),
})

const kuis = z.object({
	opsiJawaban: z
		.array(opsi)
		.min(MIN_OPSI, `Beri paling sedikit ${MIN_OPSI} pilihan.`)
		.max(MAX_OPSI, `Paling banyak ${MAX_OPSI} pilihan.`),
	jawaban: teks(60).default(''),
	infoJawaban: z
		.object({ content: gambarOpsional, text: isiHtml(20_000).default('') })
		.default({ content: null, text: '' }),
})

type Kuis = z.infer<typeof kuis>

/** The first free key: `pilihan-3`. */
export function kunciOpsi(taken: readonly string[]): string {
	let number = 1
	while (taken.includes(`pilihan-${number}`)) number++
	return `pilihan-${number}`
}

function withKeys(quiz: Kuis): Kuis {
	const taken = quiz.opsiJawaban.map(({ key }) => key).filter(Boolean)
	const opsiJawaban = quiz.opsiJawaban.map((each) => {
		if (each.key) return each
		const key = kunciOpsi(taken)
		taken.push(key)
		return { ...each, key }
	})
	return { ...quiz, opsiJawaban }
}

export const popupInformationInput = z
	.object({
		type: z.enum(['informasi', 'quiz']).default('informasi'),
		content: gambarOpsional,
		text: isiHtml(20_000).default(''),
		quiz: kuis.nullish().transform((quiz) => (quiz ? withKeys(quiz) : null)),
		tayangMulai: epochMs,
		tayangSelesai: epochMs.nullish().transform((moment) => moment ?? null),
		...penerbitan,
	})
	.refine(({ text, content }) => text !== '' || content !== null, {
		path: ['text'],
		message: 'Isi teks, gambar, atau keduanya.',
		...unlessWrong('text', 'content'),
	})
	.refine(({ tayangMulai, tayangSelesai }) => tayangSelesai === null || tayangSelesai > tayangMulai, {
		path: ['tayangSelesai'],
		message: 'Harus sesudah mulai tayang.',
		...unlessWrong('tayangMulai', 'tayangSelesai'),
	})
	.superRefine(
		({ type, quiz }, context) => {
			const wrong = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message })
			if (type !== 'quiz') return
			if (!quiz) return wrong(['quiz', 'opsiJawaban'], `Beri paling sedikit ${MIN_OPSI} pilihan.`)
			const keys = quiz.opsiJawaban.map(({ key }) => key)
			if (new Set(keys).size !== keys.length) wrong(['quiz', 'opsiJawaban'], 'Ada pilihan yang kembar.')
			if (!keys.includes(quiz.jawaban)) wrong(['quiz', 'jawaban'], 'Tandai jawaban yang benar.')
			for (const [place, each] of quiz.opsiJawaban.entries())
				if (each.text === '' && each.content === null)
					wrong(['quiz', 'opsiJawaban', place, 'text'], 'Isi teks, gambar, atau keduanya.')
		},
		unlessWrong('type', 'quiz'),
	)
