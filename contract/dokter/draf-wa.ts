import { z } from 'zod'
import { defineCall } from '../call.ts'
import { KODE_ALPHABET } from '../reservasi/kode-alphabet.ts'
import { created, id } from '../shapes.ts'
import { isTanggal } from '../tanggal/tanggal.ts'
import { jaminan, PANJANG_KODE_DRAF } from './kode-draf.ts'

export const kodeDraf = z.string().regex(new RegExp(`^[${KODE_ALPHABET}]{${PANJANG_KODE_DRAF}}$`))

/** What the visitor has not chosen is empty. Name and numbers of a patient are not taken. */
export const createDrafWa = defineCall('POST /v1/public/draf-wa', 'visitor', {
	optional: true,
	limit: 'draf',
	summary: 'What a registration by WhatsApp is about, under the code that stands in the message; kept for three days',
	body: z.object({
		kode: kodeDraf,
		dokterId: id,
		tanggal: z.union([z.string().max(10).refine(isTanggal), z.literal('')]).default(''),
		jaminan: z.enum([...jaminan, '']).default(''),
	}),
	response: created,
	errors: ['TIDAK_DITEMUKAN'],
})
