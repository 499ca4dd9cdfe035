import { HttpError } from 'react-admin'

/** Sends a change. After a conflict it refetches, so that the next attempt is based on the current state. */
export async function refetchOnConflict(send: () => Promise<unknown>, refetch: () => Promise<unknown>): Promise<void> {
	try {
		await send()
	} catch (error) {
		if (error instanceof HttpError && error.status === 409) await refetch()
		throw error
	}
}
