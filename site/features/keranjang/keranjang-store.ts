import { useSyncExternalStore } from 'react'
import type { Keranjang } from '../../../contract/keranjang.ts'
import { browserApi } from '../../load.ts'

/** The member's cart as this browser knows it. It belongs to one person, so it is read after the page came to life. */
export interface KeranjangState {
	/** False until the cart has been read once. */
	isLoaded: boolean
	lines: Keranjang[]
	total: number
	isModalOpen: boolean
}

const empty: KeranjangState = { isLoaded: false, lines: [], total: 0, isModalOpen: false }

let state = empty
const listeners = new Set<() => void>()

function set(change: Partial<KeranjangState>) {
	state = { ...state, ...change }
	for (const listener of listeners) listener()
}

/** The total is counted anew whenever the cart is replaced. */
const replace = (lines: Keranjang[]) =>
	set({ isLoaded: true, lines, total: lines.reduce((sum, line) => sum + line.shopItem.harga, 0) })

/** Every open tab shows the same cart: one that changed it tells the others to read it again. */
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('keranjang')
channel?.addEventListener('message', () => void reload())

async function reload(): Promise<void> {
	try {
		replace((await browserApi()('listKeranjang')).data)
	} catch {
		replace([])
	}
}

/** Reads the cart again, here and in the other tabs. */
async function changed(): Promise<void> {
	channel?.postMessage('changed')
	await reload()
}

export const keranjangStore = {
	reload,
	changed,
	openModal: () => set({ isModalOpen: true }),
	closeModal: () => set({ isModalOpen: false }),
}

const subscribe = (listener: () => void) => {
	listeners.add(listener)
	return () => listeners.delete(listener)
}

export const useKeranjang = (): KeranjangState =>
	useSyncExternalStore(
		subscribe,
		() => state,
		() => empty,
	)
