import { z } from 'zod'
import { uri } from '../shapes.ts'
import { favorit, gambarOpsional, isiHtml, teksWajib, uriIsian } from './inputs.ts'
import { recordOf } from './responses.ts'
import { jenisTelp, nomorTelp } from './site-inputs.ts'

export const isianLayanan = z.object({
	nama: teksWajib(150),
	uri: uriIsian,
	foto: gambarOpsional,
	deskripsi: isiHtml().default(''),
	noTelp: nomorTelp.default(''),
	noTelpType: jenisTelp,
	favorit,
})

export const layananRecord = recordOf(isianLayanan, { uri, urutan: z.int() })
