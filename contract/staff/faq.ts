import { z } from 'zod'
import { isiHtml, teksWajib } from './inputs.ts'
import { recordOf } from './responses.ts'

export const faqInput = z.object({
	pertanyaan: teksWajib(300),
	jawaban: isiHtml(20_000).min(1, 'Wajib diisi.'),
})

export const faqRecord = recordOf(faqInput, { urutan: z.int() })
