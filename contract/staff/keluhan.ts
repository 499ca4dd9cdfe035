import { z } from 'zod'
import { idRujukan, teksWajib } from './inputs.ts'
import { recordOf } from './responses.ts'
import { penanda } from './site-inputs.ts'

export const isianKeluhan = z.object({ kata: teksWajib(80), poliKlinikId: idRujukan, darurat: penanda })

export const keluhanRecord = recordOf(isianKeluhan, { urutan: z.int() })
