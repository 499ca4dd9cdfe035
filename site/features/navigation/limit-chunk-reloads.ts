/** A failed chunk reloads the page at most once in this long. */
export const CHUNK_RELOAD_MS = 60_000

const KEY = 'muat-ulang-terakhir'

interface ReloadEvent extends Event {
	navigationType: string
	userInitiated: boolean
}

/**
 * The router reloads the page when the code of a route cannot be loaded, which is right after a new version went out,
 * and would be without end when the code is truly gone. Scripted reloads beyond one a minute are stopped here.
 */
export function limitChunkReloads(): void {
	const { navigation } = window as { navigation?: EventTarget }
	navigation?.addEventListener('navigate', (event) => {
		const { navigationType, userInitiated } = event as ReloadEvent
		if (navigationType !== 'reload' || userInitiated) return
		const last = Number(sessionStorage.getItem(KEY) ?? 0)
		if (Date.now() - last < CHUNK_RELOAD_MS) event.preventDefault()
		else sessionStorage.setItem(KEY, String(Date.now()))
	})
}
