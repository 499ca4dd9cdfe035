import { paths } from '../../contract/paths.ts'
import { isPrivatePage } from '../../contract/private-page.ts'

/** Whether a page may run the advertising pixel: the hospital has set one, and the page holds nothing of patients. */
export async function mayLoadPixel(
	pathname: string,
	apiBase: string,
	fetch: (request: Request) => Promise<Response> | Response,
): Promise<boolean> {
	if (isPrivatePage(pathname)) return false
	try {
		const response = await fetch(new Request(`${apiBase}${paths.listMetaPixel.path}`))
		const { data } = (await response.json()) as { data?: unknown[] }
		return response.ok && Array.isArray(data) && data.length > 0
	} catch {
		return false
	}
}
