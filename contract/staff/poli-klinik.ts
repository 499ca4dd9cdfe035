import { z } from 'zod'
import { uri } from '../shapes.ts'
import { gambarOpsional, teks, teksWajib, uriIsian } from './inputs.ts'
import { recordOf } from './responses.ts'

export const poliKlinikInput = z.object({
	nama: teksWajib(100),
	uri: uriIsian,
	deskripsi: teks(500).default(''),
	icon: gambarOpsional,
})

export const poliKlinikRecord = recordOf(poliKlinikInput, { uri })
