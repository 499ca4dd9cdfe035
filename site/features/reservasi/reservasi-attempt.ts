import type { Keranjang } from '../../../contract/keranjang.ts'
import { newKey } from '../../new-key.ts'

/**
 * A reservation that was sent from this tab. The browser keeps it until it is known to be made, a reload included: the
 * same cart sent again goes out under the same key and is the same reservation.
 */
export interface ReservasiAttempt {
	key: string
	/** The lines of the cart it was for, by their ids. */
	isi: string
	/** No answer has come: it may have been made. */
	isUnsure: boolean
}

const KEY = 'reservasi-terkirim'

/** For a browser that keeps nothing. */
let held: string | null = null

export function keptAttempt(): ReservasiAttempt | null {
	try {
		held = sessionStorage.getItem(KEY)
	} catch {
		// What this page remembers has to do.
	}
	return held === null ? null : (JSON.parse(held) as ReservasiAttempt)
}

export function keepAttempt(attempt: ReservasiAttempt | null): void {
	held = attempt && JSON.stringify(attempt)
	try {
		if (held === null) sessionStorage.removeItem(KEY)
		else sessionStorage.setItem(KEY, held)
	} catch {
		// See above.
	}
}

/** The attempt to send this cart: the one that is kept, or a new one when the cart is another. */
export function attemptFor(lines: Keranjang[]): ReservasiAttempt {
	const isi = lines
		.map(({ id }) => id)
		.sort()
		.join()
	const kept = keptAttempt()
	return { key: kept?.isi === isi ? kept.key : newKey(), isi, isUnsure: true }
}
