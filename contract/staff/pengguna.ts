import { z } from 'zod'
import { defineCall } from '../call.ts'
import { searchText, severalValues, sortDirection, staffPaging } from '../parameters.ts'
import { epochMs, id, listOf, one } from '../shapes.ts'
import { akun, email, sesi } from './auth.ts'
import { daftarRujukan, teksWajib, withoutDefaults } from './inputs.ts'
import { type Hak, hakPilihan, namaPeran } from './permissions.ts'
import { changedIds, createdOne, done } from './responses.ts'

const pengguna = akun.extend({ aktif: z.boolean(), createdAt: epochMs })
export type Pengguna = z.infer<typeof pengguna>

export const penggunaInput = z.object({
	nama: teksWajib(100),
	email,
	/** Built-in roles, and ids of own ones. */
	peran: z.array(id).min(1, 'Pilih paling sedikit satu peran.'),
	/** Empty for all clinics. */
	poliKlinik: daftarRujukan(),
	aktif: z.boolean().default(true),
})

export const listPengguna = defineCall('GET /v1/staf/pengguna', ['pengguna', 'lihat'], {
	summary: 'A page of accounts',
	query: z.object({
		...staffPaging,
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

export const getPengguna = defineCall('GET /v1/staf/pengguna/{id}', ['pengguna', 'lihat'], {
	summary: 'One account',
	response: one(pengguna),
})

/** `tautan`: the one-time link, which no other response repeats. */
const tautan = z.strictObject({ id, tautan: z.string() })
export type RenewedLink = z.infer<typeof tautan>

export const createPengguna = defineCall('POST /v1/staf/pengguna', ['pengguna', 'buat'], {
	summary: 'Creates an account without a password; only this response has the link to set one',
	body: penggunaInput,
	response: createdOne(pengguna.extend(tautan.shape)),
})

export const updatePengguna = defineCall('PATCH /v1/staf/pengguna/{id}', ['pengguna', 'ubah'], {
	summary: 'Changes an account; a change of roles and a deactivation end its sessions',
	body: withoutDefaults(penggunaInput),
	response: one(pengguna),
})

export const renewLink = defineCall('POST /v1/staf/pengguna/{id}/tautan', ['pengguna', 'ubah'], {
	fresh: true,
	summary:
		'Creates a new link to set a password; its use also removes the second factor, because the phone may be lost too',
	response: createdOne(tautan),
})

export const mailLink = defineCall('POST /v1/staf/pengguna/{id}/tautan/email', ['pengguna', 'ubah'], {
	summary: 'Mails the owner a link to set a password; it keeps the second factor. 404 where the site cannot send mail',
	response: one(z.strictObject({ email: z.string() })),
})

export const listSessionsOf = defineCall('GET /v1/staf/pengguna/{id}/sesi', ['pengguna', 'lihat'], {
	summary: 'The sessions of an account, last used first',
	response: one(z.array(sesi)),
})

export const deleteSessionsOf = defineCall('DELETE /v1/staf/pengguna/{id}/sesi', ['pengguna', 'ubah'], {
	summary: 'Ends all sessions of an account',
	response: done,
})

const sumberOf = (hak: Hak) => hak.slice(0, hak.lastIndexOf(':'))

/** In the order of the table. Who may change something also sees it. */
export const lengkapiHak = (chosen: readonly Hak[]): Hak[] =>
	hakPilihan.filter(
		(hak) =>
			chosen.includes(hak) || (hak.endsWith(':lihat') && chosen.some((each) => sumberOf(each) === sumberOf(hak))),
	)

const isBuiltIn = (nama: string) => Object.values(namaPeran).some((each) => each.toLowerCase() === nama.toLowerCase())

export const peranSendiriInput = z.object({
	nama: teksWajib(60).refine((nama) => !isBuiltIn(nama), 'Nama ini sudah dipakai oleh peran bawaan.'),
	hak: z.array(z.enum(hakPilihan)).min(1, 'Pilih paling sedikit satu hak.').transform(lengkapiHak),
})

const peranSendiri = z.strictObject({
	id,
	nama: z.string(),
	hak: z.array(z.enum(hakPilihan)),
	/** How many accounts have it. */
	jumlah: z.int(),
	createdAt: epochMs,
})
export type PeranSendiri = z.infer<typeof peranSendiri>

export const listPeranSendiri = defineCall('GET /v1/staf/peran-sendiri', ['peran-sendiri', 'lihat'], {
	summary: "The hospital's own roles by name",
	query: z.object({ ...staffPaging, id: severalValues }),
	response: listOf(peranSendiri),
})

export const getPeranSendiri = defineCall('GET /v1/staf/peran-sendiri/{id}', ['peran-sendiri', 'lihat'], {
	summary: 'One own role',
	response: one(peranSendiri),
})

export const createPeranSendiri = defineCall('POST /v1/staf/peran-sendiri', ['peran-sendiri', 'buat'], {
	summary: 'Makes a role of rights of the permission table; what only administrators may do cannot be given',
	body: peranSendiriInput,
	response: createdOne(peranSendiri),
})

export const updatePeranSendiri = defineCall('PATCH /v1/staf/peran-sendiri/{id}', ['peran-sendiri', 'ubah'], {
	summary: 'Changes an own role; the rights of signed-in staff change with their next request',
	body: peranSendiriInput.partial(),
	response: one(peranSendiri),
})

export const deletePeranSendiri = defineCall('DELETE /v1/staf/peran-sendiri/{id}', ['peran-sendiri', 'hapus'], {
	summary: 'Deletes an own role that no account has',
	response: changedIds,
})
