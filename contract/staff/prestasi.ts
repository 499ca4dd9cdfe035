import { z } from 'zod'
import { gambarOpsional, isiHtml, teksWajib } from './inputs.ts'
import { recordOf } from './responses.ts'

export const isianPrestasi = z.object({
	nama: teksWajib(200),
	foto: gambarOpsional,
	deskripsi: isiHtml(50_000).default(''),
})

export const prestasiRecord = recordOf(isianPrestasi, { urutan: z.int() })
