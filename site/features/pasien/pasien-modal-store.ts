import type { ShopItemRingkas } from '../../../contract/shop.ts'
import { createStore } from '../store/create-store.ts'

/** Where choosing a patient leads: to the reservation form, or back to shopping with the cart opened. */
export type Redirect = 'reservasi' | 'keranjang'

/** The package for which a patient is being chosen; null while the modal is closed. */
export interface PasienModalState {
	shopItem: ShopItemRingkas
	redirect: Redirect
}

const store = createStore<PasienModalState | null>(null)

export const openPasienModal = (shopItem: ShopItemRingkas, redirect: Redirect = 'keranjang') =>
	store.set({ shopItem, redirect })

export const closePasienModal = () => store.set(null)

export const usePasienModal = store.useValue
