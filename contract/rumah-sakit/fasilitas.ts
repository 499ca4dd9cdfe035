import { z } from 'zod'
import { defineCall, defineDetail } from '../call.ts'
import { bentuk, paging, searchText } from '../parameters.ts'
import { fileName, html, id, listOf, uri } from '../shapes.ts'

/** In a list; `bentuk=ringkas` leaves `deskripsi` out. */
export const fasilitasRingkas = z
	.strictObject({
		id,
		nama: z.string(),
		uri,
		foto: z.array(fileName),
		/** The alt text of each photo, in the same order; null for a photo without one. Absent when no photo has one. */
		alt: z.array(z.string().nullable()).optional(),
		ringkasan: z.string(),
		deskripsi: html.optional(),
	})
	.meta({ id: 'FasilitasRingkas' })
export type FasilitasRingkas = z.infer<typeof fasilitasRingkas>

const fasilitas = fasilitasRingkas.required({ deskripsi: true }).meta({ id: 'Fasilitas' })

export const listFasilitas = defineCall('GET /v1/public/fasilitas', 'visitor', {
	summary: 'Facilities in the order staff gave them',
	query: z.object({ ...paging, searchByNama: searchText, bentuk }),
	response: listOf(fasilitasRingkas),
	cache: { parameters: ['page', 'limit', 'bentuk'] },
})

export const getFasilitasByUri = defineDetail('/v1/public/fasilitas/detail-uri/{uri}', 'One facility', fasilitas)
