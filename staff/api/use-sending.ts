import { useMutation } from '@tanstack/react-query'
import type { HttpError } from 'react-admin'

/** Runs one request at a time; a failure has a sentence, and a sentence for each invalid field. */
export function useSending() {
	const { mutate, isPending, error } = useMutation<void, HttpError, () => Promise<void>>({
		mutationFn: (work) => work(),
		networkMode: 'always',
	})
	const fields: Record<string, string> = error?.body?.errors ?? {}
	return { isSending: isPending, send: mutate, failure: error?.message, fields }
}
