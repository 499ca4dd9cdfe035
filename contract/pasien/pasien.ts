import { z } from 'zod'
import { defineCall } from '../call.ts'
import { id, jenisKelamin, one, optionalText, typedText } from '../shapes.ts'
import { pasienFields } from './isian.ts'
import { writeTanggalLahir } from './tanggal-lahir.ts'

/** Own and other patients together: enough for a large family. */
export const MAX_PASIEN = 50

/** The fields that are empty or not valid: what keeps the patient from being complete. */
const kurang = z.array(z.enum(pasienFields))

export const pasien = z
	.strictObject({
		id,
		/** Masked, except in the answer that the edit form loads. */
		nik: z.string(),
		nama: z.string(),
		noTelp: z.string(),
		tempatLahir: z.string(),
		/** `DD-MM-YYYY`, or whatever was typed. */
		tanggalLahir: z.string(),
		jenisKelamin: jenisKelamin.nullable(),
		alamatLengkap: z.string(),
		/** All seven fields present, a NIK of 16 digits, a real birth date that is not in the future. */
		isComplete: z.boolean(),
		kurang,
	})
	.meta({ id: 'Pasien' })
export type Pasien = z.infer<typeof pasien>

export const pasienOfMember = z.strictObject({ own: z.array(pasien), other: z.array(pasien) })
export type PasienOfMember = z.infer<typeof pasienOfMember>

export const pasienBody = z
	.object({
		nik: optionalText(32),
		nama: optionalText(150),
		noTelp: optionalText(40),
		tempatLahir: optionalText(100),
		tanggalLahir: optionalText(40).transform(writeTanggalLahir),
		jenisKelamin: z
			.union([jenisKelamin, z.literal('')])
			.nullish()
			.transform((value) => value || null),
		alamatLengkap: optionalText(500),
	})
	.meta({ id: 'PasienMasukan' })
export type PasienBody = z.infer<typeof pasienBody>

export const listPasien = defineCall('GET /v1/public/member-pasien', 'member', {
	summary: "The member's patients: their own and the others they registered; of each NIK the last digits",
	response: one(pasienOfMember),
	errors: ['BELUM_TERDAFTAR'],
})

export const createPasien = defineCall('POST /v1/public/member-pasien', 'member', {
	optional: true,
	summary: 'Another patient of this member; send an Idempotency-Key to retry safely',
	body: pasienBody,
	response: one(z.strictObject({ created: z.strictObject({ id, kurang: kurang.optional() }) })),
	errors: ['BELUM_TERDAFTAR', 'PASIEN_PENUH'],
})

/** Without a value, the stored one stays. */
const changedText = (max: number, written = (typed: string) => typed) =>
	typedText(max)
		.transform(written)
		.nullish()
		.transform((text) => text ?? undefined)
		.optional()

export const updatePasien = defineCall('PATCH /v1/public/member-pasien/update/{id}', 'member', {
	summary:
		'Changes a patient of this member; a field that is left out, or a NIK or phone number that is sent masked, stays',
	params: z.object({ id }),
	body: z.object({
		nik: changedText(32),
		nama: changedText(150),
		noTelp: changedText(40),
		tempatLahir: changedText(100),
		tanggalLahir: changedText(40, writeTanggalLahir),
		jenisKelamin: z
			.union([jenisKelamin, z.literal(''), z.null()])
			.transform((value) => value || null)
			.optional(),
		alamatLengkap: changedText(500),
	}),
	response: one(pasien),
	errors: ['BELUM_TERDAFTAR', 'TIDAK_DITEMUKAN'],
})

export const getPasien = defineCall('GET /v1/public/member-pasien/detail/{id}', 'member', {
	summary: 'One patient of this member with the whole NIK, to be edited',
	params: z.object({ id }),
	response: one(pasien),
	errors: ['BELUM_TERDAFTAR', 'TIDAK_DITEMUKAN'],
})

export const removePasien = defineCall('DELETE /v1/public/member-pasien/remove/{id}', 'member', {
	summary: "Deletes another patient of this member; the member's own goes only with the member",
	params: z.object({ id }),
	response: one(z.strictObject({ removed: z.strictObject({ id }) })),
	errors: ['BELUM_TERDAFTAR', 'TIDAK_DITEMUKAN', 'PASIEN_SENDIRI'],
})
