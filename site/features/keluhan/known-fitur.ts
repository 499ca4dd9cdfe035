import { useEffect } from 'react'
import type { Fitur } from '../../../contract/web/web.ts'
import { useTemplate } from '../../template.ts'

/** Undefined until a page with a search was shown, and on the server. */
let known: Fitur[] | undefined

/** Loaders do not see the template, so a page with a search remembers what the API offers. */
export function useRememberFitur(): void {
	const { data } = useTemplate().fitur
	useEffect(() => {
		known = data
	}, [data])
}

/** Whether a loader may make a call beyond the specification. If nothing is known it may: a failure is an empty answer. */
export const mayAsk = (fitur: Fitur): boolean => known?.includes(fitur) ?? true
