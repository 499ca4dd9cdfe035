import { isPersonalPage, isPrivatePage } from '../../contract/private-page.ts'
import type { Env } from '../env.ts'
import { PUBLIC_CACHE_CONTROL } from '../http/cache-control.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'

interface PageHeadersOptions {
	env: Env
	pathname: string
	/** The hashes of the page's inline scripts. */
	scripts: string[]
	/** Whether the page may load the advertising pixel. */
	pixel: boolean
	isPreview: boolean
	isCacheable: boolean
}

export function setPageHeaders(headers: Headers, options: PageHeadersOptions): void {
	const { env, pathname, scripts, pixel, isPreview, isCacheable } = options
	const personal = isPersonalPage(pathname)
	headers.set('content-security-policy', contentSecurityPolicy({ scripts, env, pixel, personal }))
	headers.set('cache-control', isPreview || personal ? 'no-store' : isCacheable ? PUBLIC_CACHE_CONTROL : 'no-cache')
	if (personal) headers.set('x-robots-tag', 'noindex')
	else headers.set('x-frame-options', 'SAMEORIGIN')
	// The address of a page with patient data is sent to no other site.
	if (isPrivatePage(pathname)) headers.set('referrer-policy', 'no-referrer')
}
