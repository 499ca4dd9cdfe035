import { z } from 'zod'
import { defineCall } from './call.ts'
import { paths } from './paths.ts'
import { created, id, jenisKelamin, one, typedText } from './shapes.ts'

/** Own and other patients together: enough for a large family. */
export const MAX_PASIEN = 50

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
	})
	.meta({ id: 'Pasien' })
export type Pasien = z.infer<typeof pasien>

/** Their own patient and the others they registered. */
export const pasienOfMember = z.strictObject({ own: z.array(pasien), other: z.array(pasien) })
export type PasienOfMember = z.infer<typeof pasienOfMember>

export const pasienBody = z
	.object({
		nik: typedText(32).default(''),
		nama: typedText(150).default(''),
		noTelp: typedText(40).default(''),
		tempatLahir: typedText(100).default(''),
		tanggalLahir: typedText(40).default(''),
		jenisKelamin: z
			.union([jenisKelamin, z.literal('')])
			.nullish()
			.transform((value) => value || null),
		alamatLengkap: typedText(500).default(''),
	})
	.meta({ id: 'PasienMasukan' })
export type PasienBody = z.infer<typeof pasienBody>

export const listPasien = defineCall({
	...paths.listPasien,
	family: 'pasien',
	summary: "The member's patients: their own and the others they registered; of each NIK the last digits",
	response: one(pasienOfMember),
	personal: true,
	errors: ['BELUM_TERDAFTAR'],
})

export const createPasien = defineCall({
	...paths.createPasien,
	family: 'pasien',
	summary: 'Another patient of this member; send an Idempotency-Key to retry safely',
	body: pasienBody,
	response: created,
	status: 201,
	personal: true,
	errors: ['BELUM_TERDAFTAR', 'PASIEN_PENUH'],
})

export const updatePasien = defineCall({
	...paths.updatePasien,
	family: 'pasien',
	summary:
		'Changes a patient of this member; a field that is left out, or a NIK or phone number that is sent masked, stays',
	params: z.object({ id }),
	body: z.object({
		nik: typedText(32).optional(),
		nama: typedText(150).optional(),
		noTelp: typedText(40).optional(),
		tempatLahir: typedText(100).optional(),
		tanggalLahir: typedText(40).optional(),
		jenisKelamin: z
			.union([jenisKelamin, z.literal(''), z.null()])
			.transform((value) => value || null)
			.optional(),
		alamatLengkap: typedText(500).optional(),
	}),
	response: one(pasien),
	personal: true,
	errors: ['BELUM_TERDAFTAR', 'TIDAK_DITEMUKAN'],
})

export const getPasien = defineCall({
	...paths.getPasien,
	family: 'pasien',
	summary: 'One patient of this member with the whole NIK, to be edited',
	params: z.object({ id }),
	response: one(pasien),
	personal: true,
	errors: ['BELUM_TERDAFTAR', 'TIDAK_DITEMUKAN'],
})

export const removePasien = defineCall({
	...paths.removePasien,
	family: 'pasien',
	summary: "Deletes another patient of this member; the member's own goes only with the member",
	params: z.object({ id }),
	response: one(z.strictObject({ removed: z.strictObject({ id }) })),
	personal: true,
	errors: ['BELUM_TERDAFTAR', 'TIDAK_DITEMUKAN', 'PASIEN_SENDIRI'],
})
