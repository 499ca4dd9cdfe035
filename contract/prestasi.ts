import { z } from 'zod'
import { defineCall } from './call.ts'
import { paging } from './parameters.ts'
import { alt, fileName, html, id, listOf } from './shapes.ts'

export const prestasi = z
	.strictObject({ id, nama: z.string(), deskripsi: html, foto: fileName.nullable(), alt })
	.meta({ id: 'Prestasi' })
export type Prestasi = z.infer<typeof prestasi>

export const listPrestasi = defineCall({
	method: 'GET',
	path: '/v1/public/prestasi',
	summary: 'Achievements in the order staff gave them',
	query: z.object(paging),
	response: listOf(prestasi),
	cache: { parameters: ['page', 'limit'] },
})
