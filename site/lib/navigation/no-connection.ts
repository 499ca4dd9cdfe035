import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** The request did not reach the server. */
export class NoConnectionError extends Error {}

let cancelNavigation = () => {}

/** For a loader without a connection: the navigation is cancelled, which ends the loader. */
export function stayHere(): Promise<never> {
	cancelNavigation()
	return new Promise(() => {})
}

/** A navigation to the present address cancels a pending one. It loads nothing and does not scroll. */
export function useStayHere(): void {
	const navigate = useNavigate()
	const here = useLocation()
	useEffect(() => {
		cancelNavigation = () =>
			navigate(here, {
				state: here.state,
				replace: true,
				preventScrollReset: true,
				defaultShouldRevalidate: false,
			})
	}, [navigate, here])
}
