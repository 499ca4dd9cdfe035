import { useRef, useState } from 'react'

/** Sends one request at a time. The spec wants a failure in the console only; after it the button is enabled again. */
export function useSendOnce(failureLine = 'terjadi kesalahan pada sistem') {
	const [isSending, setSending] = useState(false)
	// A second click can arrive before React renders the new state.
	const sending = useRef(false)

	async function send(work: () => Promise<void>): Promise<void> {
		if (sending.current) return
		sending.current = true
		setSending(true)
		try {
			await work()
		} catch {
			console.error(failureLine)
		}
		sending.current = false
		setSending(false)
	}

	return { isSending, send }
}
