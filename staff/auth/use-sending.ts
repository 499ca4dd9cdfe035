import { useState } from 'react'
import type { HttpError } from 'react-admin'

/** One call at a time, and what went wrong with it: in one sentence, and by field. */
export function useSending() {
	const [isSending, setSending] = useState(false)
	const [failure, setFailure] = useState<{ message: string; fields: Record<string, string> }>()
	async function send(work: () => Promise<void>): Promise<void> {
		setSending(true)
		setFailure(undefined)
		try {
			await work()
		} catch (error) {
			const { message, body } = error as HttpError
			setFailure({ message, fields: body?.errors ?? {} })
		} finally {
			setSending(false)
		}
	}
	return { isSending, send, failure: failure?.message, fields: failure?.fields ?? {} }
}
