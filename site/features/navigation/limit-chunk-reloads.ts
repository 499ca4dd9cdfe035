/** A failed chunk reloads the page at most once in this time. */
export const CHUNK_RELOAD_MS = 60_000

const KEY = 'muat-ulang-terakhir'

interface ReloadEvent extends Event {
	navigationType: string
	userInitiated: boolean
}

/**
 * The router reloads the page when the code of a route cannot be loaded. After a deployment that is right; when the file
 * is gone for good it would never end. So scripts may reload the page once a minute.
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
