import { useSyncExternalStore } from 'react'
import type { ShopItemRingkas } from '../../../contract/shop.ts'

/** Where choosing a patient leads: to the reservation form, or back to shopping with the cart opened. */
export type Redirect = 'reservasi' | 'keranjang'

/** The package for which a patient is being chosen; null while the modal is closed. */
export interface PasienModalState {
	shopItem: ShopItemRingkas
	redirect: Redirect
}

let state: PasienModalState | null = null
const listeners = new Set<() => void>()

function set(next: PasienModalState | null) {
	state = next
	for (const listener of listeners) listener()
}

export const openPasienModal = (shopItem: ShopItemRingkas, redirect: Redirect = 'keranjang') =>
	set({ shopItem, redirect })

export const closePasienModal = () => set(null)

const subscribe = (listener: () => void) => {
	listeners.add(listener)
	return () => listeners.delete(listener)
}

export const usePasienModal = (): PasienModalState | null =>
	useSyncExternalStore(
		subscribe,
		() => state,
		() => null,
	)
