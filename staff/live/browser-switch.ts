import { useSyncExternalStore } from 'react'

/**
 * Switches of this browser, off by default. They are not an account's: a shared desk has one loudspeaker. Unlike
 * react-admin's store they outlive signing out. An area of the menu is unfolded, folded, or neither.
 */
export type BrowserSwitch = 'bunyi-reservasi' | 'notifikasi-reservasi' | `menu-${'buka' | 'lipat'}-${string}`

const listeners = new Set<() => void>()
const keyOf = (name: BrowserSwitch) => `staf-${name}`

export function isOn(name: BrowserSwitch): boolean {
	// A browser may forbid storage.
	try {
		return localStorage.getItem(keyOf(name)) === '1'
	} catch {
		return false
	}
}

export function turn(name: BrowserSwitch, on: boolean): void {
	try {
		if (on) localStorage.setItem(keyOf(name), '1')
		else localStorage.removeItem(keyOf(name))
	} catch {}
	for (const listener of listeners) listener()
}

export const useBrowserSwitch = (name: BrowserSwitch): boolean => useSyncExternalStore(subscribe, () => isOn(name))

function subscribe(listener: () => void): () => void {
	listeners.add(listener)
	window.addEventListener('storage', listener)
	return () => {
		listeners.delete(listener)
		window.removeEventListener('storage', listener)
	}
}
