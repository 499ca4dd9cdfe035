import { z } from 'zod'
import { uri } from '../shapes.ts'
import {
	bilangan,
	daftarRujukan,
	gambarOpsional,
	idRujukan,
	isiHtml,
	penerbitan,
	teksWajib,
	uriIsian,
} from './inputs.ts'
import { recordOf } from './responses.ts'
import { penanda } from './site-inputs.ts'

const TERMAHAL = 1_000_000_000

export const isianShopItem = z
	.object({
		nama: teksWajib(150),
		uri: uriIsian,
		/** Whole rupiah. */
		harga: bilangan(0, TERMAHAL),
		mediaContent: gambarOpsional,
		tipeId: idRujukan,
		kategoriId: idRujukan,
		usia: daftarRujukan(20),
		untukL: penanda,
		untukP: penanda,
		textContent: isiHtml().default(''),
		...penerbitan,
	})
	.refine(({ untukL, untukP }) => untukL + untukP > 0, {
		path: ['untukP'],
		message: 'Pilih paling sedikit satu jenis kelamin.',
	})

export const shopItemRecord = recordOf(isianShopItem, { uri, urutan: z.int() })
