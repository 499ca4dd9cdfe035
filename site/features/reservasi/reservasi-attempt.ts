import type { Keranjang } from '../../../contract/keranjang.ts'
import { newKey } from '../../../contract/new-key.ts'
import { readStorage, writeStorage } from '../../lib/browser/browser-storage.ts'

/**
 * A reservation that was sent from this tab. The browser stores it until it is known to exist, also over a reload: the
 * same cart is sent again with the same idempotency key and is the same reservation.
 */
export interface ReservasiAttempt {
	key: string
	/** The ids of the cart lines. */
	isi: string
	/** There was no response, so the reservation may exist. */
	isUnsure: boolean
}

const KEY = 'reservasi-terkirim'

/** For a browser with blocked storage. */
let inMemory: string | null = null

export function storedAttempt(): ReservasiAttempt | null {
	const stored = readStorage('sessionStorage', KEY) ?? inMemory
	return stored === null ? null : (JSON.parse(stored) as ReservasiAttempt)
}

export function storeAttempt(attempt: ReservasiAttempt | null): void {
	const text = attempt && JSON.stringify(attempt)
	inMemory = writeStorage('sessionStorage', KEY, text) ? null : text
}

/** The attempt for this cart: the stored one, or a new one for another cart. */
export function attemptFor(lines: Keranjang[]): ReservasiAttempt {
	const isi = lines
		.map(({ id }) => id)
		.sort()
		.join()
	const stored = storedAttempt()
	return { key: stored?.isi === isi ? stored.key : newKey(), isi, isUnsure: true }
}
