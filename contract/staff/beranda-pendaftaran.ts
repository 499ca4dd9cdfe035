import { z } from 'zod'
import { gambarOpsional, isiHtml } from './inputs.ts'
import { recordOf } from './responses.ts'
import { jenisTelp, nomorTelp } from './site-inputs.ts'

export const berandaPendaftaranInput = z.object({
	foto: gambarOpsional,
	text: isiHtml(20_000).default(''),
	noTelp: nomorTelp.default(''),
	noTelpType: jenisTelp,
})

export const berandaPendaftaranRecord = recordOf(berandaPendaftaranInput, {})
