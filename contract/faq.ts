import { z } from 'zod'
import { defineCall } from './call.ts'
import { paging } from './parameters.ts'
import { html, id, listOf } from './shapes.ts'

export const faq = z.strictObject({ id, pertanyaan: z.string(), jawaban: html }).meta({ id: 'Faq' })
export type Faq = z.infer<typeof faq>

export const listFaq = defineCall({
	method: 'GET',
	path: '/v1/public/faq',
	summary: 'Questions and answers in the order staff gave them',
	query: z.object(paging),
	response: listOf(faq),
	cache: { parameters: ['page', 'limit'] },
})
