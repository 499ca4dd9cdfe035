import { useEffect, useState } from 'react'

const FRAGMENT = '#pindah='

/** The address that another phone opens. A browser sends no fragment to the server, so the token is in no log. */
export const pindahAddress = (origin: string, token: string) => `${origin}/data-saya${FRAGMENT}${token}`

/** The token this page was opened with. It is removed from the address, so a reload or a bookmark does not repeat it. */
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
		// The link was opened in a tab that shows this page already.
		addEventListener('hashchange', take)
		return () => removeEventListener('hashchange', take)
	}, [])
	return { token, dropToken: () => setToken(null) }
}
