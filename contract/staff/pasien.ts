import { z } from 'zod'
import { hasNoNul, id, jenisKelamin, one } from '../shapes.ts'
import { statusReservasi } from '../status-reservasi.ts'

/** The form of a patient of a reservation, without the NIK. */
const formPasien = z.strictObject({
	nama: z.string(),
	noTelp: z.string(),
	tempatLahir: z.string(),
	tanggalLahir: z.string(),
	jenisKelamin: jenisKelamin.nullable(),
	alamatLengkap: z.string(),
})
export type FormPasien = z.infer<typeof formPasien>
export const getFormPasienResponse = one(formPasien)

/** Shorter terms would list the patients instead of finding one. */
export const CARI_MIN = 3

export const cariPasienQuery = z.object({
	q: z
		.string()
		.max(200)
		.refine(hasNoNul)
		.refine((text) => text.trim().length >= CARI_MIN, `Ketik paling sedikit ${CARI_MIN} huruf.`),
})

const pasienDitemukan = z.strictObject({
	id,
	nama: z.string(),
	/** Masked: only its last digits. */
	nik: z.string(),
	noTelp: z.string(),
	tanggalLahir: z.string(),
	/** Only a complete patient can be reserved for. */
	isComplete: z.boolean(),
})

/** A member, and the patients and latest reservations of this member. */
const memberDitemukan = z.strictObject({
	id,
	nama: z.string(),
	noTelp: z.string(),
	pasien: z.array(pasienDitemukan),
	reservasi: z.array(
		z.strictObject({ id, kode: z.string(), tanggalVisit: z.string(), status: z.enum(statusReservasi) }),
	),
})
export type MemberDitemukan = z.infer<typeof memberDitemukan>

/** `lebih`: there are more members than the answer holds. */
export const cariPasienResponse = one(z.strictObject({ member: z.array(memberDitemukan), lebih: z.boolean() }))
export type PasienDitemukan = z.infer<typeof cariPasienResponse>['data']
