import { redirectDocument } from 'react-router'
import { isForeignScriptLoaded } from './foreign-script.ts'

/**
 * For the pages where patients' data is typed or shown: a document in which the advertising pixel runs is left behind,
 * no script of others sees what is typed.
 */
export function leaveForeignScripts({ request }: { request: Request }): void {
	const { pathname, search } = new URL(request.url)
	if (isForeignScriptLoaded()) throw redirectDocument(`${pathname}${search}`)
}
