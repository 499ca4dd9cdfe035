import { PAGE_COPIES } from '../../../contract/web/offline-page.ts'

/** Their titles name the clinics and illnesses that somebody read about. */
export async function forgetPageCopies(): Promise<void> {
	// Without a secure address there are no copies, and a browser that blocks cookies refuses them.
	const names = (await window.caches?.keys().catch(() => [])) ?? []
	for (const name of names) if (name.startsWith(PAGE_COPIES)) await caches.delete(name)
}
