import type { Keranjang } from '../../../contract/keranjang.ts'
import type { Api } from '../../api.ts'
import { backgroundApi, browserApi } from '../../load.ts'
import { rememberMember, wasMember } from '../pasien/member-hint.ts'
import { createStore } from '../store/create-store.ts'

/** The member's cart as this browser knows it. It belongs to one person, so it is read after the page came to life. */
export interface KeranjangState {
	/** False until the cart has been read once. */
	isLoaded: boolean
	lines: Keranjang[]
	total: number
	isModalOpen: boolean
	/** A page of the shop is there to show the cart; elsewhere there is nothing to open. */
	isInShop: boolean
}

/** A tab that comes back into view reads the cart again, unless it was read this recently. */
const FRESH_MS = 30_000

const empty: KeranjangState = { isLoaded: false, lines: [], total: 0, isModalOpen: false, isInShop: false }

const store = createStore(empty)
const set = (change: Partial<KeranjangState>) => store.set({ ...store.get(), ...change })

let readAt = 0
let latest: Promise<void> | null = null

/** The total is counted anew whenever the cart is replaced. */
const replace = (lines: Keranjang[]) =>
	set({ isLoaded: true, lines, total: lines.reduce((sum, line) => sum + line.shopItem.harga, 0) })

/** Every open tab shows the same cart: one that changed it tells the others to read it again. */
let channel: BroadcastChannel | null = null

function listen() {
	if (channel || typeof BroadcastChannel === 'undefined') return
	channel = new BroadcastChannel('keranjang')
	channel.addEventListener('message', () => void reload(backgroundApi()))
}

function reload(api: Api = browserApi()): Promise<void> {
	listen()
	readAt = Date.now()
	const reading: Promise<void> = api('listKeranjang')
		.then(
			({ data }) => data,
			() => [],
		)
		.then((lines) => {
			// A later reading knows better, and is waited for.
			if (latest !== reading) return latest ?? undefined
			if (lines.length > 0) rememberMember()
			replace(lines)
		})
	latest = reading
	return reading
}

/** Reads the cart again, here and in the other tabs. */
async function changed(): Promise<void> {
	listen()
	channel?.postMessage('changed')
	await reload()
}

function readWhenBack() {
	const { isInShop, isLoaded } = store.get()
	const isWorthIt = isInShop || isLoaded || wasMember()
	if (document.hidden || !navigator.onLine || !isWorthIt || Date.now() - readAt < FRESH_MS) return
	void reload(backgroundApi())
}

/** The browser keeps a page that is left only without an open channel; shown again, it reads what it missed. */
function hangUp() {
	channel?.close()
	channel = null
	readAt = 0
}

export const keranjangStore = {
	reload,
	changed,
	/** Reads the cart unless that has been done. */
	readFirst: (api?: Api): Promise<void> => latest ?? reload(api),
	openModal() {
		if (store.get().isInShop) set({ isModalOpen: true })
	},
	closeModal: () => set({ isModalOpen: false }),
	/** A page of the shop is there; the answer says that it is gone. */
	enterShop() {
		set({ isInShop: true })
		return () => set({ isInShop: false, isModalOpen: false })
	},
}

if (typeof document !== 'undefined') {
	document.addEventListener('visibilitychange', readWhenBack)
	addEventListener('pagehide', hangUp)
}

export const useKeranjang = store.useValue
