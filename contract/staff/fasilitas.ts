import { z } from 'zod'
import { uri } from '../shapes.ts'
import { gambar, isiHtml, teksWajib, uriIsian } from './inputs.ts'
import { recordOf } from './responses.ts'

export const isianFasilitas = z.object({
	nama: teksWajib(150),
	uri: uriIsian,
	/** Lists show the first one. */
	foto: z.array(gambar).max(20).default([]),
	deskripsi: isiHtml().default(''),
})

export const fasilitasRecord = recordOf(isianFasilitas, { uri, urutan: z.int() })
