import { z } from 'zod'
import { defineCall, defineDetail } from '../call.ts'
import { bentuk, paging } from '../parameters.ts'
import { alt, fileName, html, id, listOf, uri } from '../shapes.ts'

/** In a list; `bentuk=ringkas` leaves `deskripsi` out. */
export const komunitasRingkas = z
	.strictObject({
		id,
		uri,
		nama: z.string(),
		foto: fileName.nullable(),
		alt,
		ringkasan: z.string(),
		deskripsi: html.optional(),
	})
	.meta({ id: 'KomunitasRingkas' })
export type KomunitasRingkas = z.infer<typeof komunitasRingkas>

const komunitas = komunitasRingkas.required({ deskripsi: true }).meta({ id: 'Komunitas' })

export const listKomunitas = defineCall('GET /v1/public/komunitas', 'visitor', {
	summary: 'Communities in the order staff gave them',
	query: z.object({ ...paging, bentuk }),
	response: listOf(komunitasRingkas),
	cache: { parameters: ['page', 'limit', 'bentuk'] },
})

export const getKomunitasByUri = defineDetail('/v1/public/komunitas/detail-uri/{uri}', 'One community', komunitas)
