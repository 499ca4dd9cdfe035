import { z } from 'zod'
import { defineList } from './call.ts'
import { alt, fileName, html, id } from './shapes.ts'

export const prestasi = z
	.strictObject({ id, nama: z.string(), deskripsi: html, foto: fileName.nullable(), alt })
	.meta({ id: 'Prestasi' })
export type Prestasi = z.infer<typeof prestasi>

export const listPrestasi = defineList('/v1/public/prestasi', 'Achievements in the order staff gave them', prestasi)
