import { z } from 'zod'
import { gambarOpsional, isiHtml, teksWajib } from './inputs.ts'

export const isianPrestasi = z.object({
	nama: teksWajib(200),
	foto: gambarOpsional,
	deskripsi: isiHtml(50_000).default(''),
})
