import { z } from 'zod'
import { defineCall } from '../call.ts'
import { epochMs, one } from '../shapes.ts'

const hasilPeriksa = z.strictObject({
	nama: z.string(),
	nilai: z.enum(['baik', 'perhatian', 'gagal']),
	/** What was found, one line each; no personal data and no secret, because it may be sent to somebody who helps. */
	isi: z.array(z.string()),
	/** What to do; empty where nothing has to be done. */
	saran: z.string(),
	/** The screen of the staff app that helps, below `/staf`. */
	buka: z.string().optional(),
})
export type HasilPeriksa = z.infer<typeof hasilPeriksa>

const keadaanSistem = z.strictObject({
	versi: z.string(),
	diperiksaAt: epochMs,
	periksa: z.array(hasilPeriksa),
})
export type KeadaanSistem = z.infer<typeof keadaanSistem>

export const getKeadaanSistem = defineCall('GET /v1/staf/keadaan', ['keadaan', 'lihat'], {
	summary:
		'The state of the installation, each check with what to do; the same as `npm run doctor`, without any person',
	response: one(keadaanSistem),
})
