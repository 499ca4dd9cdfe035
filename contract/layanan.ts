import { z } from 'zod'
import { defineCall } from './call.ts'
import { paging, searchText } from './parameters.ts'
import { paths } from './paths.ts'
import { alt, fileName, html, id, listOf, noTelpType, one, uri } from './shapes.ts'

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
	})
	.meta({ id: 'LayananRingkas' })
export type LayananRingkas = z.infer<typeof layananRingkas>

export const layanan = layananRingkas.extend({ deskripsi: html }).meta({ id: 'Layanan' })
export type Layanan = z.infer<typeof layanan>

export const listLayanan = defineCall({
	...paths.listLayanan,
	family: 'layanan',
	summary: 'Services in the order staff gave them',
	query: z.object({ ...paging, searchByNama: searchText }),
	response: listOf(layananRingkas),
	cache: { parameters: ['page', 'limit'] },
})

export const getLayananByUri = defineCall({
	...paths.getLayananByUri,
	family: 'layanan',
	summary: 'One service',
	params: z.object({ uri }),
	response: one(layanan),
	errors: ['TIDAK_DITEMUKAN'],
	cache: { parameters: [] },
})
