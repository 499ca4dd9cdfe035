import { z } from 'zod'
import { epochMs } from '../shapes.ts'
import { bilangan, favorit, gambarOpsional, teksWajib } from './inputs.ts'
import { recordOf } from './responses.ts'

export const BINTANG_TERBANYAK = 5

export const testimoniInput = z.object({
	nama: teksWajib(100),
	foto: gambarOpsional,
	rating: bilangan(1, BINTANG_TERBANYAK),
	testimoni: teksWajib(2000),
	favorit,
})

export const testimoniRecord = recordOf(testimoniInput, { createdAt: epochMs })
