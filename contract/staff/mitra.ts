import { z } from 'zod'
import { favorit, gambarOpsional, isiHtml, teksWajib, uriIsian } from './inputs.ts'

export const isianMitra = z.object({
	nama: teksWajib(150),
	uri: uriIsian,
	logo: gambarOpsional,
	deskripsi: isiHtml().default(''),
	favorit,
})
