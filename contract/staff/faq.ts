import { z } from 'zod'
import { isiHtml, teksWajib } from './inputs.ts'

export const isianFaq = z.object({
	pertanyaan: teksWajib(300),
	jawaban: isiHtml(20_000).min(1, 'Wajib diisi.'),
})
