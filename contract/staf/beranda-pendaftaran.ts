import { z } from 'zod'
import { gambarOpsional, isiHtml } from './isian.ts'
import { jenisTelp, nomorTelp } from './isian-situs.ts'

export const isianBerandaPendaftaran = z.object({
	foto: gambarOpsional,
	text: isiHtml(20_000).default(''),
	noTelp: nomorTelp.default(''),
	noTelpType: jenisTelp,
})
