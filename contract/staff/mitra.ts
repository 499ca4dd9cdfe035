import { z } from 'zod'
import { uri } from '../shapes.ts'
import { favorit, gambarOpsional, isiHtml, teksWajib, uriIsian } from './inputs.ts'
import { recordOf } from './responses.ts'

export const mitraInput = z.object({
	nama: teksWajib(150),
	uri: uriIsian,
	logo: gambarOpsional,
	deskripsi: isiHtml().default(''),
	favorit,
})

export const mitraRecord = recordOf(mitraInput, { uri, urutan: z.int() })
