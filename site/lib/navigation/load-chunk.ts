import { importOrReload } from './chunk-failure.ts'
import { watched } from './request-activity.ts'

/**
 * Loads code that a page needs rarely. If it cannot be loaded the page reloads; where it may not, the promise rejects.
 *
 * @example
 * const Peta = lazy(() => loadChunk(() => import('../navigasi/peta.tsx')).catch(() => ({ default: ChunkFailed })))
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
	if (typeof document === 'undefined') return load()
	return watched(
		() => importOrReload(load),
		() => false,
	)
}
