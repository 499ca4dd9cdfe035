import { calls } from '../../contract/calls.ts'
import { isPrivatePage } from '../../contract/web/private-page.ts'
import type { CallApi } from './create-pages.ts'

/** Whether a page may load the advertising pixel: the hospital has set one, and the page shows no patient data. */
export async function mayLoadPixel(pathname: string, api: CallApi): Promise<boolean> {
	if (isPrivatePage(pathname)) return false
	try {
		const response = await api(`/api${calls.listMetaPixel.path}`, { method: calls.listMetaPixel.method })
		const { data } = (await response.json()) as { data?: { data?: unknown[] } }
		return response.ok && (data?.data?.length ?? 0) > 0
	} catch {
		return false
	}
}
