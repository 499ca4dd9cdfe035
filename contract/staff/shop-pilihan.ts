import { z } from 'zod'
import { teksWajib, uriIsian } from './inputs.ts'

/** A type or a category of packages. */
export const isianShopPilihan = z.object({ nama: teksWajib(100), uri: uriIsian })
