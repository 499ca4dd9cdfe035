import { z } from 'zod'
import { uri } from '../shapes.ts'
import { gambarOpsional, isiHtml, teksWajib, uriIsian } from './inputs.ts'
import { recordOf } from './responses.ts'

export const isianKomunitas = z.object({
	nama: teksWajib(150),
	uri: uriIsian,
	foto: gambarOpsional,
	deskripsi: isiHtml().default(''),
})

export const komunitasRecord = recordOf(isianKomunitas, { uri, urutan: z.int() })
