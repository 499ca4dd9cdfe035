import { z } from 'zod'
import { uri } from '../shapes.ts'
import { bilangan } from './inputs.ts'
import { recordOf } from './responses.ts'
import { isianShopPilihan } from './shop-pilihan.ts'

const TERTUA = 120

export const isianShopUsia = isianShopPilihan
	.extend({ usiaMin: bilangan(0, TERTUA), usiaMax: bilangan(0, TERTUA) })
	.refine(({ usiaMin, usiaMax }) => usiaMin <= usiaMax, {
		path: ['usiaMax'],
		message: 'Tidak boleh lebih muda daripada usia termuda.',
	})

export const shopUsiaRecord = recordOf(isianShopUsia, { uri, urutan: z.int() })
