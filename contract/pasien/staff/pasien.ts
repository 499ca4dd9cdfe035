import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { statusReservasi } from '../../reservasi/status-reservasi.ts'
import { hasNoNul, id, one } from '../../shapes.ts'
import { pasien } from '../pasien.ts'

export const getFormPasien = defineCall('GET /v1/staf/reservasi/{id}/pasien/{pasienId}', ['pasien', 'lihat'], {
	summary: 'The form of one patient of a reservation, without the NIK; the audit trail stores who saw it and when',
	limit: 'tulis',
	response: one(pasien.omit({ id: true, nik: true, isComplete: true, kurang: true })),
})

/** Shorter terms would list the patients instead of finding one. */
export const CARI_MIN = 3

/** Only a complete patient can be reserved for. */
const pasienDitemukan = pasien.pick({
	id: true,
	nama: true,
	nik: true,
	noTelp: true,
	tanggalLahir: true,
	jenisKelamin: true,
	isComplete: true,
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

export const searchPasien = defineCall('GET /v1/staf/pasien', ['pasien', 'lihat'], {
	summary: 'Finds members by a name or a phone number of their patients',
	limit: 'tulis',
	query: z.object({
		q: z
			.string()
			.max(200)
			.refine(hasNoNul)
			.refine((text) => text.trim().length >= CARI_MIN, `Ketik paling sedikit ${CARI_MIN} huruf.`),
	}),
	/** `lebih`: there are more members than the answer holds. */
	response: one(z.strictObject({ member: z.array(memberDitemukan), lebih: z.boolean() })),
})
