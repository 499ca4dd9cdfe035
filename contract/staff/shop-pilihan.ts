import { z } from 'zod'
import { uri } from '../shapes.ts'
import { teksWajib, uriIsian } from './inputs.ts'
import { recordOf } from './responses.ts'

/** A type or a category of packages. */
export const isianShopPilihan = z.object({ nama: teksWajib(100), uri: uriIsian })

export const shopPilihanRecord = recordOf(isianShopPilihan, { uri, urutan: z.int() })
