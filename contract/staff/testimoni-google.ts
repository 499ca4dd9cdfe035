import { z } from 'zod'
import { bilangan } from './inputs.ts'
import { recordOf } from './responses.ts'
import { BINTANG_TERBANYAK } from './testimoni.ts'

export const testimoniGoogleInput = z.object({
	rating: z.number('Isi dengan angka.').min(0).max(BINTANG_TERBANYAK, 'Paling banyak 5.'),
	reviews: bilangan(0, 10_000_000),
})

export const testimoniGoogleRecord = recordOf(testimoniGoogleInput, {})
