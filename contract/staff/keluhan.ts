import { z } from 'zod'
import { idRujukan, teksWajib } from './inputs.ts'
import { penanda } from './site-inputs.ts'

export const isianKeluhan = z.object({ kata: teksWajib(80), poliKlinikId: idRujukan, darurat: penanda })
