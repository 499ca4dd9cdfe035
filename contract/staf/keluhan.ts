import { z } from 'zod'
import { idRujukan, teksWajib } from './isian.ts'
import { penanda } from './isian-situs.ts'

export const isianKeluhan = z.object({ kata: teksWajib(80), poliKlinikId: idRujukan, darurat: penanda })
