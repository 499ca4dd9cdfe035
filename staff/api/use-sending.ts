import { useMutation } from '@tanstack/react-query'
import { type HttpError, useNotify } from 'react-admin'

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
