import { z } from 'zod'
import { uri } from '../shapes.ts'
import { teksWajib, uriIsian } from './inputs.ts'
import { recordOf } from './responses.ts'

/** A type or a category of packages. */
export const shopPilihanInput = z.object({ nama: teksWajib(100), uri: uriIsian })

export const shopPilihanRecord = recordOf(shopPilihanInput, { uri, urutan: z.int() })
