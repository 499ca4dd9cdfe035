import { CHUNK_RELOAD_KEY, CHUNK_RELOAD_MS } from '../../../contract/web/chunk-reload.ts'
import { readStorage, writeStorage } from '../browser/browser-storage.ts'
import { watched } from './request-activity.ts'

/** Never settles: another document is about to replace this one. */
export const forever = () => new Promise<never>(() => {})

/**
 * Imports code. Firefox and WebKit reject a pending import when the visitor leaves the page: that is no failure, and a
 * reload would cancel the leaving.
 */
export async function importChunk<T>(load: () => Promise<T>): Promise<T> {
	let isLeaving = false
	const leave = () => {
		isLeaving = true
	}
	// Only during the import: Firefox keeps no page with this listener in its back/forward cache.
	addEventListener('beforeunload', leave)
	addEventListener('pagehide', leave)
	try {
		return await load()
	} catch (error) {
		if (isLeaving) return await forever()
		throw error
	} finally {
		removeEventListener('beforeunload', leave)
		removeEventListener('pagehide', leave)
	}
}

/** Imports code, or reloads the page. Rejects where the page may not reload: within the minute, and offline. */
export async function importOrReload<T>(load: () => Promise<T>): Promise<T> {
	try {
		return await importChunk(load)
	} catch (error) {
		if (!navigator.onLine || !mayReload()) throw error
		location.reload()
		return await forever()
	}
}

/** Loads the document of a page whose code failed. It cannot repeat by itself: a visitor chose this page. */
export function loadDocument(address: string): Promise<never> {
	rememberReload()
	location.assign(address)
	return forever()
}

/** Without storage, a page that was reloaded does not reload again. */
function mayReload(): boolean {
	const last = Number(readStorage('sessionStorage', CHUNK_RELOAD_KEY) ?? 0)
	if (Date.now() - last < CHUNK_RELOAD_MS) return false
	return rememberReload() || !wasReloaded()
}

const rememberReload = () => writeStorage('sessionStorage', CHUNK_RELOAD_KEY, String(Date.now()))

const wasReloaded = () =>
	performance
		.getEntriesByType('navigation')
		.some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'reload')

/** Loads code that a page needs rarely. If it cannot be loaded the page reloads; where it may not, the promise rejects. */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
	if (typeof document === 'undefined') return load()
	return watched(
		() => importOrReload(load),
		() => false,
	)
}
