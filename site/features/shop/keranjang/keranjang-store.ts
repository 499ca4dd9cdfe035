import type { Keranjang } from '../../../../contract/shop/keranjang.ts'
import type { Api } from '../../../api.ts'
import { rememberMember, wasMember } from '../../../lib/browser/browser-storage.ts'
import { createStore } from '../../../lib/browser/create-store.ts'
import { NoConnectionError } from '../../../lib/navigation/no-connection.ts'
import { backgroundApi, browserApi } from '../../../load.ts'

/** The member's cart. It is personal, so the browser loads it after hydration and no cached page contains it. */
interface KeranjangState {
	/** False until the cart is loaded for the first time. */
	isLoaded: boolean
	lines: Keranjang[]
	total: number
	isModalOpen: boolean
	/** Only the pages of the shop can open the cart. */
	isInShop: boolean
}

/** A tab that becomes visible reloads the cart, unless it was loaded this recently. */
const FRESH_MS = 30_000

const store = createStore<KeranjangState>({ isLoaded: false, lines: [], total: 0, isModalOpen: false, isInShop: false })
const set = (change: Partial<KeranjangState>) => store.set({ ...store.get(), ...change })

let loadedAt = 0
let latest: Promise<void> | null = null

/** All open tabs show the same cart: the tab that changes it posts a message to the others. */
let channel: BroadcastChannel | null = null

function openChannel() {
	if (channel || typeof BroadcastChannel === 'undefined') return
	try {
		channel = new BroadcastChannel('keranjang')
		channel.addEventListener('message', () => void reload(backgroundApi()))
	} catch {
		// Firefox throws where cookies are blocked. A tab reloads the cart when it becomes visible.
	}
}

function reload(api: Api = browserApi()): Promise<void> {
	openChannel()
	loadedAt = Date.now()
	const request: Promise<void> = api('GET /v1/public/shop-keranjang', { query: { bentuk: 'ringkas' } })
		.then(
			({ data }) => data,
			// Without a connection the lines on the screen stay.
			(error) => (error instanceof NoConnectionError ? store.get().lines : []),
		)
		.then((lines) => {
			// A later request supersedes this one.
			if (latest !== request) return latest ?? undefined
			if (lines.length > 0) rememberMember()
			set({ isLoaded: true, lines, total: lines.reduce((sum, line) => sum + line.shopItem.harga, 0) })
		})
	latest = request
	return request
}

/** Reloads the cart here and in the other tabs. */
async function changed(): Promise<void> {
	openChannel()
	channel?.postMessage('changed')
	await reload()
}

function reloadWhenVisible() {
	const { isInShop, isLoaded } = store.get()
	const isNeeded = isInShop || isLoaded || wasMember()
	if (document.hidden || !navigator.onLine || !isNeeded || Date.now() - loadedAt < FRESH_MS) return
	void reload(backgroundApi())
}

/** An open channel would keep the page out of the back/forward cache. A restored page reloads the cart. */
function closeChannel() {
	channel?.close()
	channel = null
	loadedAt = 0
}

export const keranjangStore = {
	reload,
	changed,
	/** Loads the cart unless it was loaded before. */
	loadOnce: (api?: Api): Promise<void> => latest ?? reload(api),
	openModal() {
		if (store.get().isInShop) set({ isModalOpen: true })
	},
	closeModal: () => set({ isModalOpen: false }),
	/** Called when a page of the shop mounts; the returned function is called when it unmounts. */
	enterShop() {
		set({ isInShop: true })
		return () => set({ isInShop: false, isModalOpen: false })
	},
}

if (typeof document !== 'undefined') {
	document.addEventListener('visibilitychange', reloadWhenVisible)
	addEventListener('pagehide', closeChannel)
}

export const useKeranjang = store.useValue

/** A parameter that opens the cart on a page of the shop. It is removed from the address at once. */
export const KERANJANG_PARAMETER = 'keranjang'
