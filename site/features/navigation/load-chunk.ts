import { watched } from './request-activity.ts'

/**
 * Loads code that a page needs only now and then, for `lazy`. When it cannot be loaded the page is loaded anew, as the
 * router does for the code of a route (limit-chunk-reloads.ts holds it to once a minute); the page stays as it is.
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
