import type { Reservasi } from '../../../contract/reservasi/reservasi.ts'
import type { StatusReservasi } from '../../../contract/reservasi/status-reservasi.ts'
import { persiapanLines } from '../../../contract/shop/persiapan.ts'
import { tanggalWib } from '../../../contract/tanggal/tanggal.ts'
import { readStorage, writeStorage } from '../../lib/browser/browser-storage.ts'

/** A reservation that this device has opened: what a visitor needs without a connection, and no name or number. */
export interface ReservasiPerangkat {
	kode: string
	tanggalVisit: string
	/** The window of arrival, if it has one. */
	jamDatang?: string
	/** Each preparation note once, without the names of the packages. */
	persiapan: string[]
}

export const RESERVASI_PERANGKAT_KEY = 'reservasi-perangkat'

const MAX_RESERVASI = 20

/** Nobody is expected any more. */
const ENDED: StatusReservasi[] = ['batal', 'selesai', 'tidak-hadir']

/** Those of today and later, as they were opened: the last one at the end. The others are removed from the storage. */
export function readReservasiPerangkat(): ReservasiPerangkat[] {
	const stored = readStorage('localStorage', RESERVASI_PERANGKAT_KEY)
	const coming = parseReservasiPerangkat(stored, tanggalWib(Date.now()))
	if (stored !== null && JSON.stringify(coming) !== stored) write(coming)
	return coming
}

/**
 * The stored reservations of this day and later; what has another shape counts as none. The offline page has this
 * function as text too: it must not use anything outside of itself.
 */
export function parseReservasiPerangkat(text: string | null, hariIni: string): ReservasiPerangkat[] {
	try {
		const stored: unknown = JSON.parse(text ?? '[]')
		if (!Array.isArray(stored)) return []
		return stored.filter(
			(one) =>
				typeof one?.kode === 'string' &&
				typeof one.tanggalVisit === 'string' &&
				Date.parse(one.tanggalVisit) >= Date.parse(hariIni) &&
				['string', 'undefined'].includes(typeof one.jamDatang) &&
				Array.isArray(one.persiapan),
		)
	} catch {
		return []
	}
}

function write(stored: ReservasiPerangkat[]): void {
	const last = stored.slice(-MAX_RESERVASI)
	writeStorage('localStorage', RESERVASI_PERANGKAT_KEY, last.length > 0 ? JSON.stringify(last) : null)
}

/** Stores a reservation that was opened, as it is now; one that has ended is removed. */
export function rememberReservasi({ kode, tanggalVisit, jamDatang, status, reservasiItem }: Reservasi): void {
	const others = readReservasiPerangkat().filter((one) => one.kode !== kode)
	const persiapan = [...new Set(reservasiItem.flatMap(({ shopItem }) => persiapanLines(shopItem.persiapan)))]
	write(
		ENDED.includes(status) ? others : [...others, { kode, tanggalVisit, ...(jamDatang && { jamDatang }), persiapan }],
	)
}

export function updateReservasiPerangkat(current: Reservasi[]): void {
	const known = new Set(readReservasiPerangkat().map(({ kode }) => kode))
	for (const reservasi of current) if (known.has(reservasi.kode)) rememberReservasi(reservasi)
}

export const forgetReservasi = (kode: string): void =>
	write(readReservasiPerangkat().filter((one) => one.kode !== kode))

export const forgetAllReservasi = (): void => write([])
