import { useNotify } from 'react-admin'

/** Runs a request whose failure appears as a notification. */
export function useAttempt() {
	const notify = useNotify()
	return async (work: () => Promise<void>): Promise<void> => {
		try {
			await work()
		} catch (error) {
			notify(error instanceof Error ? error.message : String(error), { type: 'error' })
		}
	}
}
