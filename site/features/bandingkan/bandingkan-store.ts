import { readStorage, writeStorage } from '../../lib/browser/browser-storage.ts'
import { createStore } from '../../lib/browser/create-store.ts'
import { MAX_PAKET } from './bandingkan-address.ts'

interface Pilihan {
	/** In the order of choice. */
	uris: string[]
	/** A further package was pressed, and there is no place for it. */
	isFull: boolean
}

const KEY = 'bandingkan'

/** The packages that this tab collects. Null on the server and during hydration: the controls are plain links then. */
const store = createStore<Pilihan | null>(null)

if (typeof document !== 'undefined') {
	const stored = readStorage('sessionStorage', KEY)?.split(',').filter(Boolean) ?? []
	store.set({ uris: stored.slice(0, MAX_PAKET), isFull: false })
}

export function setBandingkan(uris: string[]) {
	writeStorage('sessionStorage', KEY, uris.join(',') || null)
	store.set({ uris, isFull: false })
}

export function toggleBandingkan(uri: string) {
	const uris = store.get()?.uris ?? []
	if (uris.includes(uri)) setBandingkan(uris.filter((each) => each !== uri))
	else if (uris.length < MAX_PAKET) setBandingkan([...uris, uri])
	else store.set({ uris, isFull: true })
}

export const useBandingkan = store.useValue
