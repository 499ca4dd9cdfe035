import { z } from 'zod'
import { gambarOpsional, isiHtml, teks } from './inputs.ts'
import { recordOf } from './responses.ts'

export const berandaSambutanInput = z.object({
	fotoSambutan: gambarOpsional,
	sambutan: isiHtml(20_000).default(''),
	namaPerson: teks(150).default(''),
	jabatanPerson: teks(150).default(''),
})

export const berandaSambutanRecord = recordOf(berandaSambutanInput, {})
