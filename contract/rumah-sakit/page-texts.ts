import { z } from 'zod'
import { defineCall } from '../call.ts'
import { html, one } from '../shapes.ts'

/** What a visitor wants to know before coming. The page leaves empty sections out. */
const datang = z
	.strictObject({
		jamBesuk: html,
		parkir: html,
		pintuMasuk: html,
		transportasi: html,
		dibawa: html,
		/** How a visit with BPJS goes, step by step. */
		bpjs: html,
		/** Plain text, one document per line. */
		bpjsBerkas: z.string(),
	})
	.meta({ id: 'Datang' })
export type Datang = z.infer<typeof datang>

export const getDatang = defineCall('GET /v1/public/datang', 'visitor', {
	summary: 'Visiting hours, parking, entrances, transport, what to bring, and the steps with BPJS',
	response: one(datang),
	cache: { parameters: [] },
})

/** What patients may expect, and what is expected of them. The page leaves an empty part out. */
const hakPasien = z.strictObject({ hak: html, kewajiban: html }).meta({ id: 'HakPasien' })

export const getHakPasien = defineCall('GET /v1/public/hak-pasien', 'visitor', {
	summary: 'The rights and duties of patients',
	response: one(hakPasien),
	cache: { parameters: [] },
})
