import type { ShopItemRingkas } from '../../../contract/shop/shop.ts'
import { createStore } from '../../lib/browser/create-store.ts'

/** The next step after the choice of a patient: the reservation form, or the open cart. */
type Redirect = 'reservasi' | 'keranjang'

/** The package that the visitor chooses a patient for; null while the modal is closed. */
export const pasienModal = createStore<{ shopItem: ShopItemRingkas; redirect: Redirect } | null>(null)

export const openPasienModal = (shopItem: ShopItemRingkas, redirect: Redirect = 'keranjang') =>
	pasienModal.set({ shopItem, redirect })

export const closePasienModal = () => pasienModal.set(null)
