import { useSyncExternalStore } from 'react'
import { MASK } from '../../../contract/pasien/mask-nik.ts'
import type { Reservasi } from '../../../contract/reservasi/reservasi.ts'
import { readStorage, writeStorage } from '../../lib/browser/browser-storage.ts'
import { drafts, LUPAKAN_KEY } from '../../lib/browser/drafts.ts'

/** When 'Lupakan perangkat ini' was pressed. It names nobody. */
const lockedAt = () => Number(readStorage('localStorage', LUPAKAN_KEY)) || 0

/** When the four digits of a code were typed, since this page was loaded. */
const openedAt = new Map<string, number>()
/** When a reservation was loaded: its member may have left since. */
const loadedAt = new WeakMap<Reservasi, number>()
const changes = new EventTarget()
const notify = () => changes.dispatchEvent(new Event('change'))

/**
 * From now on this device shows reservations of others only for the four digits of their phone number, and no form has
 * what was typed before.
 */
export function lockReservasi(): void {
	writeStorage('localStorage', LUPAKAN_KEY, String(Date.now()))
	drafts.clear()
	notify()
}

export function openReservasi(kode: string): void {
	openedAt.set(kode, Date.now())
	notify()
}

export const markLoaded = (reservasi: Reservasi) => loadedAt.set(reservasi, Date.now())

/** The API shows the whole number to the member who made the reservation. */
const isOwn = ({ noTelp }: Reservasi) => !noTelp.includes(MASK)

/** Whether this device was forgotten since it could show the reservation: to its own member, or for the four digits. */
export function isLocked(reservasi: Reservasi): boolean {
	const opened = openedAt.get(reservasi.kode) ?? 0
	const own = isOwn(reservasi) ? (loadedAt.get(reservasi) ?? 0) : 0
	const locked = lockedAt()
	return locked > 0 && Math.max(opened, own) <= locked
}

/** A page that comes back from the back/forward cache, or is open in another tab, is locked too. */
function subscribe(listener: () => void) {
	const leaving = new AbortController()
	const { signal } = leaving
	changes.addEventListener('change', listener, { signal })
	window.addEventListener('storage', listener, { signal })
	window.addEventListener('pageshow', listener, { signal })
	return () => leaving.abort()
}

export const useIsLocked = (reservasi: Reservasi | null | undefined): boolean =>
	useSyncExternalStore(
		subscribe,
		() => Boolean(reservasi && isLocked(reservasi)),
		() => false,
	)
