import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { id, one, tanggal } from '../../shapes.ts'
import { teksWajib, unlessWrong } from '../../staff/inputs.ts'
import { isTanggal, tambahHari } from '../../tanggal/tanggal.ts'

/** Two months. */
const MAX_HARI = 62

const hari = z.string().max(10).refine(isTanggal, 'Isi tanggalnya.')
const fields = { dari: hari, sampai: hari }

/** From one day to another, both included. */
const isRentang = ({ dari, sampai }: { dari: string; sampai: string }) =>
	dari <= sampai && sampai < tambahHari(dari, MAX_HARI)
const wrong = {
	path: ['sampai'],
	message: `Pilih hari yang sama atau sesudahnya, paling banyak ${MAX_HARI} hari.`,
	...unlessWrong('dari', 'sampai'),
}

export const tutupRentangInput = z.object({ ...fields, keterangan: teksWajib(100) }).refine(isRentang, wrong)
export type TutupRentangValues = z.infer<typeof tutupRentangInput>

export const closeRentang = defineCall('POST /v1/staf/kalender/tutup/rentang', ['kalender', 'ubah'], {
	summary:
		'Closes the days of a range; days that are closed already stay as they are, those of which a part is closed close whole',
	body: tutupRentangInput,
	response: one(z.strictObject({ ditutup: z.int() })),
})

const terdampak = z.strictObject({
	/** Those that can move, in the order in which they were made; without names. */
	reservasi: z.array(
		z.strictObject({
			id,
			kode: z.string(),
			tanggalVisit: tanggal,
			/** Whether a message about the new day goes out by itself. */
			adaEmail: z.boolean(),
			/** Whether the patient was asked to choose another day than this one. */
			diminta: z.boolean(),
		}),
	),
	/**
	 * The first open day after the range with room for all of them, else the first open one; null without any. A day that
	 * is closed in part is the first of these, if it has windows of arrival.
	 */
	usulan: z.strictObject({ tanggal, cukup: z.boolean() }).nullable(),
})
export type Terdampak = z.infer<typeof terdampak>

export const getTerdampak = defineCall('GET /v1/staf/reservasi/terdampak', ['reservasi', 'ubah'], {
	summary: 'The reservations of a range that closes, or of the closed part of a day, and a day that they can move to',
	query: z.object(fields).refine(isRentang, wrong),
	response: one(terdampak),
})
