import { HttpError } from 'react-admin'

/** Sends a change. After a conflict it reads again, so that the next attempt is based on the current state. */
export async function onConflict(send: () => Promise<unknown>, readAgain: () => Promise<unknown>): Promise<void> {
	try {
		await send()
	} catch (error) {
		if (error instanceof HttpError && error.status === 409) await readAgain()
		throw error
	}
}
