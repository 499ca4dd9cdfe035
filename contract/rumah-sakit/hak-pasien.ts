import { z } from 'zod'
import { defineCall } from '../call.ts'
import { html, one } from '../shapes.ts'

/** What patients may expect, and what is expected of them. The page leaves an empty part out. */
const hakPasien = z.strictObject({ hak: html, kewajiban: html }).meta({ id: 'HakPasien' })

export const getHakPasien = defineCall('GET /v1/public/hak-pasien', 'visitor', {
	summary: 'The rights and duties of patients',
	response: one(hakPasien),
	cache: { parameters: [] },
})
