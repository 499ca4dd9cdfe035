import { z } from 'zod'
import { defineCall, defineDetail } from '../call.ts'
import { bentuk, paging, searchText } from '../parameters.ts'
import { alt, fileName, html, id, listOf, noTelpType, uri } from '../shapes.ts'

/** In a list; `bentuk=ringkas` leaves `deskripsi` out. */
export const layananRingkas = z
	.strictObject({
		id,
		nama: z.string(),
		uri,
		foto: fileName.nullable(),
		alt,
		noTelp: z.string(),
		noTelpType,
		/** The first words of the description as plain text. */
		ringkasan: z.string(),
		deskripsi: html.optional(),
	})
	.meta({ id: 'LayananRingkas' })

const layanan = layananRingkas
	.required({ deskripsi: true })
	.extend({
		/** Staff marked it as emergency care. Another provider may not know. */
		gawatDarurat: z.boolean().optional(),
	})
	.meta({ id: 'Layanan' })

export const listLayanan = defineCall('GET /v1/public/layanan', 'visitor', {
	summary: 'Services in the order staff gave them',
	query: z.object({ ...paging, searchByNama: searchText, bentuk }),
	response: listOf(layananRingkas),
	cache: { parameters: ['page', 'limit', 'bentuk'] },
})

export const getLayananByUri = defineDetail('/v1/public/layanan/detail-uri/{uri}', 'One service', layanan)
