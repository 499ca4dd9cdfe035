import { z } from 'zod'
import { defineCall } from '../call.ts'
import { page, searchText, severalValues, sortDirection } from '../parameters.ts'
import { epochMs, id, listOf, one } from '../shapes.ts'
import { akun, email } from './auth.ts'
import { teksWajib } from './inputs.ts'
import { pageLimit } from './page-limit.ts'
import { peran } from './permissions.ts'
import { createdOne, done } from './responses.ts'
import { sesi } from './saya.ts'

const pengguna = akun.extend({ aktif: z.boolean(), createdAt: epochMs })
export type Pengguna = z.infer<typeof pengguna>

export const penggunaInput = z.object({
	nama: teksWajib(100),
	email,
	peran: z.array(z.enum(peran)).min(1, 'Pilih paling sedikit satu peran.'),
	aktif: z.boolean().default(true),
})

const byId = z.object({ id: z.string() })

export const listPengguna = defineCall('GET /v1/staf/pengguna', {
	audience: { staff: ['pengguna', 'lihat'] },
	summary: 'A page of accounts',
	query: z.object({
		page,
		limit: pageLimit,
		id: severalValues,
		q: searchText,
		peran: severalValues,
		/** `belum`: accounts that have no password yet. */
		sandi: z.literal('belum').optional().catch(undefined),
		sort: z.enum(['nama', 'email', 'peran', 'createdAt']).catch('nama'),
		order: sortDirection.catch('asc'),
	}),
	response: listOf(pengguna),
})

export const getPengguna = defineCall('GET /v1/staf/pengguna/{id}', {
	audience: { staff: ['pengguna', 'lihat'] },
	summary: 'One account',
	params: byId,
	response: one(pengguna),
})

/** `tautan`: the one-time link, which no other response repeats. */
const tautan = z.strictObject({ id, tautan: z.string() })
export type RenewedLink = z.infer<typeof tautan>

export const createPengguna = defineCall('POST /v1/staf/pengguna', {
	audience: { staff: ['pengguna', 'buat'] },
	summary: 'Creates an account without a password; only this response has the link to set one',
	body: penggunaInput,
	status: 201,
	response: createdOne(pengguna.extend(tautan.shape)),
})

export const updatePengguna = defineCall('PATCH /v1/staf/pengguna/{id}', {
	audience: { staff: ['pengguna', 'ubah'] },
	summary: 'Changes an account; a change of roles and a deactivation end its sessions',
	params: byId,
	body: penggunaInput.partial(),
	response: one(pengguna),
})

export const renewLink = defineCall('POST /v1/staf/pengguna/{id}/tautan', {
	audience: { staff: ['pengguna', 'ubah'] },
	summary:
		'Creates a new link to set a password; its use also removes the second factor, because the phone may be lost too',
	params: byId,
	status: 201,
	response: createdOne(tautan),
})

export const listSessionsOf = defineCall('GET /v1/staf/pengguna/{id}/sesi', {
	audience: { staff: ['pengguna', 'lihat'] },
	summary: 'The sessions of an account, last used first',
	params: byId,
	response: one(z.array(sesi)),
})

export const deleteSessionsOf = defineCall('DELETE /v1/staf/pengguna/{id}/sesi', {
	audience: { staff: ['pengguna', 'ubah'] },
	summary: 'Ends all sessions of an account',
	params: byId,
	response: done,
})
