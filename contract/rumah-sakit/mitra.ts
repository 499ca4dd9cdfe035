import { z } from 'zod'
import { defineCall, defineDetail } from '../call.ts'
import { bentuk, paging, searchText } from '../parameters.ts'
import { alt, fileName, html, id, listOf, uri } from '../shapes.ts'

/** In a list; `bentuk=ringkas` leaves `deskripsi` out. */
export const mitraRingkas = z
	.strictObject({
		id,
		nama: z.string(),
		uri,
		logo: fileName.nullable(),
		alt,
		ringkasan: z.string(),
		deskripsi: html.optional(),
	})
	.meta({ id: 'MitraRingkas' })
export type MitraRingkas = z.infer<typeof mitraRingkas>

const mitra = mitraRingkas.required({ deskripsi: true }).meta({ id: 'Mitra' })

export const listMitra = defineCall('GET /v1/public/mitra', 'visitor', {
	summary: 'Partners in the order staff gave them',
	query: z.object({ ...paging, searchByNama: searchText, bentuk }),
	response: listOf(mitraRingkas),
	cache: { parameters: ['page', 'limit', 'bentuk'] },
})

export const getMitraByUri = defineDetail('/v1/public/mitra/detail-uri/{uri}', 'One partner', mitra)
