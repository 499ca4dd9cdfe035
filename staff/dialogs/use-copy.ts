import { useNotify } from 'react-admin'

/** Copies a text and says so. `otherwise` is what to do where the browser refuses. */
export function useCopy(otherwise: string): (text: string) => Promise<void> {
	const notify = useNotify()
	return async (text) => {
		try {
			await navigator.clipboard.writeText(text)
			notify('Disalin.', { type: 'success' })
		} catch {
			// Without HTTPS, or refused by the user.
			notify(`Browser tidak mengizinkan. ${otherwise}`, { type: 'error' })
		}
	}
}
