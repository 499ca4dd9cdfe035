import { z } from 'zod'
import { uri } from '../shapes.ts'
import { gambarOpsional, isiHtml, teksWajib, uriIsian } from './inputs.ts'
import { recordOf } from './responses.ts'

export const komunitasInput = z.object({
	nama: teksWajib(150),
	uri: uriIsian,
	foto: gambarOpsional,
	deskripsi: isiHtml().default(''),
})

export const komunitasRecord = recordOf(komunitasInput, { uri, urutan: z.int() })
