import { watched } from './request-activity.ts'

/**
 * Loads code that a page needs rarely, for `lazy`. If it cannot be loaded the page reloads, as the router does for the
 * code of a route; limit-chunk-reloads.ts allows that once a minute.
 *
 * @example
 * const Peta = lazy(() => loadChunk(() => import('../navigasi/peta.tsx')))
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
	if (typeof document === 'undefined') return load()
	try {
		return await watched(load, () => false)
	} catch {
		location.reload()
		return new Promise(() => {})
	}
}
