import { z } from 'zod'
import { uri } from '../shapes.ts'
import { favorit, gambarOpsional, isiHtml, teksWajib, uriIsian } from './inputs.ts'
import { recordOf } from './responses.ts'

export const isianMitra = z.object({
	nama: teksWajib(150),
	uri: uriIsian,
	logo: gambarOpsional,
	deskripsi: isiHtml().default(''),
	favorit,
})

export const mitraRecord = recordOf(isianMitra, { uri, urutan: z.int() })
