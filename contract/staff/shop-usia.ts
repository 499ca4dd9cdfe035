import { z } from 'zod'
import { uri } from '../shapes.ts'
import { bilangan } from './inputs.ts'
import { recordOf } from './responses.ts'
import { shopPilihanInput } from './shop-pilihan.ts'

const TERTUA = 120

export const shopUsiaInput = shopPilihanInput
	.extend({ usiaMin: bilangan(0, TERTUA), usiaMax: bilangan(0, TERTUA) })
	.refine(({ usiaMin, usiaMax }) => usiaMin <= usiaMax, {
		path: ['usiaMax'],
		message: 'Tidak boleh lebih muda daripada usia termuda.',
	})

export const shopUsiaRecord = recordOf(shopUsiaInput, { uri, urutan: z.int() })
