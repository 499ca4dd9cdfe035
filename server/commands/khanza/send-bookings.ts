import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import {
	listReservasiIntegrasi,
	moveReservasiIntegrasi,
	type ReservasiIntegrasi,
} from '../../../contract/integrasi/calls.ts'
import { type StatusReservasi, statusReservasi } from '../../../contract/reservasi/status-reservasi.ts'
import { tanggalWib } from '../../../contract/tanggal/tanggal.ts'
import { StartError } from '../../env.ts'
import { writeFileAtomic } from '../../pictures/write-file-atomic.ts'
import { type Khanza, KhanzaError, withKhanza } from './connect-khanza.ts'
import { type Inserted, prepareBookings } from './insert-booking.ts'
import { type SendToSite, SiteRefusal } from './site-client.ts'

export interface Bookings {
	url: string
	/** The clinic of every booking; the desk moves it to the right one. */
	poli: string
	site: string
	send: SendToSite
	stateFile: string
	now: number
	dryRun: boolean
	print(line: string): void
}

const PAGE = 200
/** With a place, and not yet at the hospital. */
const BERJALAN: readonly StatusReservasi[] = ['baru', 'dikonfirmasi']

/**
 * Reservations of the site become bookings in Khanza, and the answers of its desk become statuses here. Nothing in
 * Khanza is ever changed: what happens to a booking afterwards is reported for the desk.
 *
 * @throws StartError
 */
export async function sendBookings(options: Bookings): Promise<void> {
	const { url, poli, site, stateFile, now, dryRun, print } = options
	const state = await readBookingState(stateFile, site)
	const today = tanggalWib(now)
	const count = { baru: 0, 'sudah ada': 0 }
	await withKhanza(url, async (khanza) => {
		const insert = await prepareBookings(khanza, poli)
		const place = async (reservasi: ReservasiIntegrasi): Promise<Inserted> => (dryRun ? 'baru' : insert(reservasi))
		for (let more = true; more; ) {
			const { data, berikutnya, adaLagi } = await readPage(state, options)
			const found = new Map(data.flatMap(({ reservasi }) => (reservasi ? [[reservasi.kode, reservasi]] : [])))
			for (const reservasi of found.values()) {
				const { kode, tanggalVisit } = reservasi
				if (state.booking[kode]) noteChange(state, reservasi, print)
				else if (isWanted(reservasi, state, today)) {
					const inserted = await place(reservasi)
					if (inserted === 'nomor ganda') state.ganda[kode] = tanggalVisit
					else {
						count[inserted] += 1
						state.booking[kode] = newBooking(reservasi)
						delete state.ganda[kode]
					}
				} else delete state.ganda[kode]
			}
			more = adaLagi && berikutnya > state.sejak
			state.sejak = berikutnya
			// After the rows: a crash in between reads this page once more.
			if (!dryRun) await writeBookingState(stateFile, state)
		}
		const verb = dryRun ? 'akan dikirim' : 'baru'
		for (const [kode, tanggal] of Object.entries(state.ganda))
			if (tanggal < today) delete state.ganda[kode]
			else
				print(
					`! ${kode}: nomor teleponnya sudah punya booking lain pada ${tanggal}; catat di Khanza, lalu konfirmasi di situs`,
				)
		const ganda = Object.keys(state.ganda).length
		print(`Booking: ${count.baru} ${verb}, ${count['sudah ada']} sudah ada, ${ganda} nomor ganda`)
		if (!dryRun) await readAnswers(khanza, state, options)
	})
	if (dryRun) return
	for (const [kode, { tanggal }] of Object.entries(state.booking)) if (tanggal < today) delete state.booking[kode]
	await writeBookingState(stateFile, state)
}

/** The next page; from the beginning after the site was restored, when its numbers are lower. What is in Khanza stays single. */
async function readPage(state: BookingState, { send, print }: Bookings) {
	const page = () => send(listReservasiIntegrasi, { query: { sejak: state.sejak, jumlah: PAGE } })
	try {
		return await page()
	} catch (error) {
		if (!(error instanceof SiteRefusal && error.code === 'SEJAK_TIDAK_DIKENAL')) throw error
		print('! Data situs dipulihkan; semua reservasi dibaca lagi dari awal')
		state.sejak = 0
		return page()
	}
}

/** Whether a visitor still comes, and the desk has not taken over what met another booking. */
const isWanted = ({ kode, asal, status, tanggalVisit }: ReservasiIntegrasi, { ganda }: BookingState, today: string) =>
	asal === 'situs' &&
	tanggalVisit >= today &&
	(Object.hasOwn(ganda, kode) ? status === 'baru' : BERJALAN.includes(status))

const newBooking = ({ tanggalVisit, status }: ReservasiIntegrasi) => ({
	tanggal: tanggalVisit,
	status,
	dijawab: false,
})

function noteChange(state: BookingState, reservasi: ReservasiIntegrasi, print: Bookings['print']): void {
	const { kode, status, tanggalVisit } = reservasi
	const before = state.booking[kode]
	if (!before) return
	if (status === 'batal' && before.status !== 'batal')
		print(`! ${kode}: dibatalkan di situs; batalkan juga booking-nya di Khanza`)
	if (tanggalVisit !== before.tanggal)
		print(`! ${kode}: pindah dari ${before.tanggal} ke ${tanggalVisit}; ubah juga booking-nya di Khanza`)
	state.booking[kode] = { ...before, status, tanggal: tanggalVisit }
}

/** What the desk answered in Khanza. */
async function readAnswers(khanza: Khanza, state: BookingState, { send, print }: Bookings): Promise<void> {
	const open = Object.keys(state.booking).filter((kode) => !state.booking[kode]?.dijawab)
	const answers: { kode: string; status: string }[] = []
	try {
		for (let start = 0; start < open.length; start += PAGE) {
			const part = open.slice(start, start + PAGE)
			const sql = `SELECT no_booking AS kode, status FROM booking_periksa
				WHERE no_booking IN (${part.map(() => '?').join(', ')}) AND status IN ('Diterima', 'Ditolak')`
			answers.push(...(await khanza.execute<{ kode: string; status: string }>(sql, part)))
		}
	} catch (error) {
		if (!(error instanceof KhanzaError && /ACCESS_DENIED/.test(error.code))) throw error
		print('! Akun booking tidak boleh membaca booking_periksa, jadi jawaban Khanza tidak diambil')
		return
	}
	let moved = 0
	for (const { kode, status } of answers) {
		const booking = state.booking[kode]
		if (!booking) continue
		const ke = status === 'Diterima' ? 'dikonfirmasi' : 'batal'
		const isOpen = BERJALAN.includes(booking.status) && booking.status !== ke
		if (isOpen && !(await move(kode, booking.status, ke))) continue
		if (isOpen) booking.status = ke
		booking.dijawab = true
	}
	print(`Jawaban Khanza: ${moved} reservasi berubah status`)

	/** False when the next run should try again. */
	async function move(kode: string, dari: StatusReservasi, ke: StatusReservasi): Promise<boolean> {
		const catatan =
			ke === 'batal' ? 'Ditolak oleh pendaftaran rumah sakit (SIMRS Khanza).' : 'Diterima di SIMRS Khanza.'
		try {
			await send(moveReservasiIntegrasi, { params: { kode }, body: { dari, ke, catatan } })
			moved += 1
			return true
		} catch (error) {
			if (!(error instanceof SiteRefusal)) throw error
			if (!['SUDAH_BERUBAH', 'LANGKAH_DITOLAK', 'TIDAK_DITEMUKAN'].includes(error.code)) throw error
			print(`! ${kode}: ${error.message}`)
			return error.code !== 'SUDAH_BERUBAH'
		}
	}
}

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
type BookingState = z.infer<typeof bookingState>

/** Nothing is lost without the file: everything is read again, and what is in Khanza already stays single. */
async function readBookingState(file: string, situs: string): Promise<BookingState> {
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

const writeBookingState = (file: string, state: BookingState): Promise<void> =>
	writeFileAtomic(file, JSON.stringify(state))
