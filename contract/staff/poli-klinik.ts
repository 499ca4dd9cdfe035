import { z } from 'zod'
import { uri } from '../shapes.ts'
import { gambarOpsional, teks, teksWajib, uriIsian } from './inputs.ts'
import { recordOf } from './responses.ts'

export const isianPoliKlinik = z.object({
	nama: teksWajib(100),
	uri: uriIsian,
	deskripsi: teks(500).default(''),
	icon: gambarOpsional,
})

export const poliKlinikRecord = recordOf(isianPoliKlinik, { uri })
