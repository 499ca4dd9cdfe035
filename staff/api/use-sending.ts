import { useMutation } from '@tanstack/react-query'
import { HttpError, useNotify } from 'react-admin'

/** Runs one request at a time; a failure has a sentence, and a sentence for each invalid field. It may appear as a notification. */
export function useSending({ notifies = false } = {}) {
	const notify = useNotify()
	const { mutate, isPending, error } = useMutation<unknown, HttpError, () => Promise<unknown>>({
		mutationFn: (work) => work(),
		onError: (failed) => notifies && notify(failed.message, { type: 'error' }),
	})
	const fields: Record<string, string> = error?.body?.errors ?? {}
	const code: string | undefined = error?.body?.code
	return { isSending: isPending, send: mutate, failure: error?.message, code, fields }
}

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

/** Sends a change. After a conflict it refetches, so that the next attempt is based on the current state. */
export async function refetchOnConflict(send: () => Promise<unknown>, refetch: () => Promise<unknown>): Promise<void> {
	try {
		await send()
	} catch (error) {
		if (error instanceof HttpError && error.status === 409) await refetch()
		throw error
	}
}
