import { paths } from '../../contract/paths.ts'
import { isPrivatePage } from '../../contract/private-page.ts'
import type { CallApi } from './create-pages.ts'

/** Whether a page may load the advertising pixel: the hospital has set one, and the page shows no patient data. */
export async function mayLoadPixel(pathname: string, api: CallApi): Promise<boolean> {
	if (isPrivatePage(pathname)) return false
	try {
		const response = await api(`/api${paths.listMetaPixel.path}`, { method: paths.listMetaPixel.method })
		const { data } = (await response.json()) as { data?: { length?: number } }
		return response.ok && (data?.length ?? 0) > 0
	} catch {
		return false
	}
}
