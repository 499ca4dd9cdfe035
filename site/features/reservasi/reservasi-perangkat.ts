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

/** Those of today and later, as they were opened: the last one at the end. Past ones are removed from the storage. */
export function readReservasiPerangkat(): ReservasiPerangkat[] {
	const today = tanggalWib(Date.now())
	try {
		const stored: ReservasiPerangkat[] = JSON.parse(readStorage('localStorage', RESERVASI_PERANGKAT_KEY) ?? '[]')
		const coming = stored.filter(({ tanggalVisit }) => tanggalVisit >= today)
		if (coming.length < stored.length) write(coming)
		return coming
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

/** Updates those that this device has opened before. */
export function updateReservasiPerangkat(current: Reservasi[]): void {
	const known = new Set(readReservasiPerangkat().map(({ kode }) => kode))
	for (const reservasi of current) if (known.has(reservasi.kode)) rememberReservasi(reservasi)
}

export const forgetReservasi = (kode: string): void =>
	write(readReservasiPerangkat().filter((one) => one.kode !== kode))

export const forgetAllReservasi = (): void => write([])
