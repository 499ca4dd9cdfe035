import { useRef, useState } from 'react'

/**
 * Sends what a person asked for, one at a time. A failure is told to the console alone, as the spec has it, and the
 * button comes back to life.
 *
 * @example
 * const { isSending, send } = useSendOnce('post keranjang gagal')
 */
export function useSendOnce(failureLine: string) {
	const [isSending, setSending] = useState(false)
	// The state arrives a moment after the click, and a second click sooner.
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
