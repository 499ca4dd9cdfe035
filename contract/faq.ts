import { z } from 'zod'
import { defineList } from './call.ts'
import { html, id } from './shapes.ts'

export const faq = z.strictObject({ id, pertanyaan: z.string(), jawaban: html }).meta({ id: 'Faq' })
export type Faq = z.infer<typeof faq>

export const listFaq = defineList('/v1/public/faq', 'Questions and answers in the order staff gave them', faq)
