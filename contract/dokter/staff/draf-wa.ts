import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { epochMs, id, one } from '../../shapes.ts'
import { changedId } from '../../staff/responses.ts'
import { kodeDraf } from '../draf-wa.ts'

export const DRAF_HARI = 3

/** More are found by their code. */
export const MAX_DRAF = 200

const statusDraf = z.enum(['menunggu', 'selesai', 'dibuang'])
export type StatusDraf = z.infer<typeof statusDraf>

export const namaStatusDraf: Record<StatusDraf, string> = {
	menunggu: 'Menunggu',
	selesai: 'Selesai',
	dibuang: 'Dibuang',
}

const barisDraf = z.strictObject({
	id,
	kode: kodeDraf,
	/** The name of the doctor. */
	dokter: z.string(),
	/** Empty when the visitor chose none. */
	tanggal: z.string(),
	jaminan: z.string(),
	status: statusDraf,
	createdAt: epochMs,
})
export type BarisDraf = z.infer<typeof barisDraf>

export const listDrafWa = defineCall('GET /v1/staf/draf-wa', ['draf-wa', 'lihat'], {
	summary: 'Drafts of registrations by WhatsApp, newest first: those that wait, or all whose code begins so',
	query: z.object({ kode: z.string().max(40).default('') }),
	response: one(z.array(barisDraf)),
})

export const moveDrafWa = defineCall('POST /v1/staf/draf-wa/{id}', ['draf-wa', 'ubah'], {
	summary: 'Completes or discards a draft, or takes that back, from the state that the caller saw',
	limit: 'tulis',
	body: z
		.object({ dari: statusDraf, ke: statusDraf })
		.refine(({ dari, ke }) => dari !== ke && (dari === 'menunggu' || ke === 'menunggu')),
	response: changedId,
	errors: ['SUDAH_BERUBAH'],
})
