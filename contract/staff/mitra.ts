import { z } from 'zod'
import { favorit, gambarOpsional, isiHtml, teksWajib, uriIsian } from './inputs.ts'
import { recordOf } from './responses.ts'

export const isianMitra = z.object({
	nama: teksWajib(150),
	uri: uriIsian,
	logo: gambarOpsional,
	deskripsi: isiHtml().default(''),
	favorit,
})

export const mitraRecord = recordOf(isianMitra, { urutan: z.int() })
