import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { statusReservasi } from '../../../contract/reservasi/status-reservasi.ts'
import { StartError } from '../../env.ts'
import { writeFileAtomic } from '../../pictures/write-file-atomic.ts'

const bookingState = z.object({
	/** Another site has other numbers. */
	situs: z.string(),
	/** The place in the feed of reservations. */
	sejak: z.int(),
	/** Reservations that are in `booking_periksa`, by code, until their day is over. */
	booking: z.record(
		z.string(),
		z.object({ tanggal: z.string(), status: z.enum(statusReservasi), dijawab: z.boolean() }),
	),
	/** Days of new reservations whose phone number has another booking on that day, by code. */
	ganda: z.record(z.string(), z.string()).default({}),
})
export type BookingState = z.infer<typeof bookingState>

/** Nothing is lost without the file: everything is read again, and what is in Khanza already stays single. */
export async function readBookingState(file: string, situs: string): Promise<BookingState> {
	const text = await readFile(file, 'utf8').catch(() => '')
	const fresh = { situs, sejak: 0, booking: {}, ganda: {} }
	if (text === '') return fresh
	try {
		const state = bookingState.parse(JSON.parse(text))
		return state.situs === situs ? state : fresh
	} catch {
		throw new StartError(`Berkas ${file} rusak. Hapus berkas itu, lalu ulangi: tidak ada booking yang menjadi ganda.`)
	}
}

export const writeBookingState = (file: string, state: BookingState): Promise<void> =>
	writeFileAtomic(file, JSON.stringify(state))
