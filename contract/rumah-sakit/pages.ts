import { z } from 'zod'
import { defineCall, defineDetail } from '../call.ts'
import { bentuk, paging, searchText } from '../parameters.ts'
import { alt, fileName, html, id, listOf, noTelpType, uri } from '../shapes.ts'

// Content with a page for each row; in a list `bentuk=ringkas` leaves `deskripsi` out.

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
