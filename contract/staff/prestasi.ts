import { z } from 'zod'
import { gambarOpsional, isiHtml, teksWajib } from './inputs.ts'
import { recordOf } from './responses.ts'

export const prestasiInput = z.object({
	nama: teksWajib(200),
	foto: gambarOpsional,
	deskripsi: isiHtml(50_000).default(''),
})

export const prestasiRecord = recordOf(prestasiInput, { urutan: z.int() })
