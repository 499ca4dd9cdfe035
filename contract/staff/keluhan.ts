import { z } from 'zod'
import { idRujukan, teksWajib } from './inputs.ts'
import { recordOf } from './responses.ts'
import { penanda } from './site-inputs.ts'

export const keluhanInput = z.object({ kata: teksWajib(80), poliKlinikId: idRujukan, darurat: penanda })

export const keluhanRecord = recordOf(keluhanInput, { urutan: z.int() })
