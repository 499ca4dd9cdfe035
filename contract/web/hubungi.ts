import { z } from 'zod'
import { defineCall } from '../call.ts'
import { one } from '../shapes.ts'

/** How a visitor turns to the registration desk. */
const jenisHubungi = ['whatsapp', 'telepon'] as const
export type JenisHubungi = (typeof jenisHubungi)[number]

export const createHubungi = defineCall('POST /v1/public/hubungi', 'visitor', {
	optional: true,
	limit: 'visitor',
	family: 'visitor',
	summary: 'Counts a press of a registration button by day; nothing about the visitor is kept',
	body: z.object({ jenis: z.enum(jenisHubungi) }),
	response: one(z.strictObject({ counted: z.literal(true) })),
	errors: ['PELACAKAN_DITOLAK'],
})
