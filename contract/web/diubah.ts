import { z } from 'zod'
import { defineCall } from '../call.ts'
import { epochMs, id, partOf } from '../shapes.ts'

/** When a page of the site changed last, its schedule included. */
const diubah = z.strictObject({ id, pada: epochMs }).meta({ id: 'Diubah' })

/** The pages of which the time is known; an article has its own `updatedAt`. */
export const sumberDiubah = z.enum([
	...(['poliKlinik', 'dokter', 'layanan', 'fasilitas', 'komunitas', 'mitra', 'shopItem', 'webSetting'] as const),
])
export type SumberDiubah = z.infer<typeof sumberDiubah>

export const listDiubah = defineCall('GET /v1/public/diubah', 'visitor', {
	summary: 'When each thing of a kind changed last, for feeds and sitemaps; doctors unless sumber names another kind',
	query: z.object({ sumber: sumberDiubah.default('dokter') }),
	response: partOf(diubah),
	cache: { parameters: ['sumber'] },
})
