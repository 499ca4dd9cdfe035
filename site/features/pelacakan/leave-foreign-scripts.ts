import { redirectDocument } from 'react-router'
import { isForeignScriptLoaded } from './foreign-script.ts'

/**
 * For pages where patients' data is typed or shown: reloads the document if the advertising pixel runs in it, so that
 * no third-party script sees the data.
 */
export function leaveForeignScripts({ request }: { request: Request }): void {
	const { pathname, search } = new URL(request.url)
	if (isForeignScriptLoaded()) throw redirectDocument(`${pathname}${search}`)
}
