import { useEffect, useState } from 'react'

const FRAGMENT = '#pindah='

/** The address that another phone opens. A fragment is sent to no server, so it stands in no log. */
export const pindahAddress = (origin: string, token: string) => `${origin}/data-saya${FRAGMENT}${token}`

/** The code this page was opened with. It leaves the address at once: a reload or a bookmark does not bring it back. */
export function usePindahToken() {
	const [token, setToken] = useState<string | null>(null)
	useEffect(() => {
		const take = () => {
			if (!location.hash.startsWith(FRAGMENT)) return
			const found = location.hash.slice(FRAGMENT.length)
			history.replaceState(history.state, '', location.pathname + location.search)
			setToken(found || null)
		}
		take()
		// Opened in a tab that is here already.
		addEventListener('hashchange', take)
		return () => removeEventListener('hashchange', take)
	}, [])
	return { token, dropToken: () => setToken(null) }
}
