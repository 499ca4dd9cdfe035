import type { JenisPeristiwa } from '../../contract/staff/peristiwa.ts'
import { holdEventSource } from './event-source.ts'

const NAME = 'staf-peristiwa'

type Message = { jenis: readonly JenisPeristiwa[] } | { isConnected: boolean }

export interface LiveConnection {
	/** One tab of a browser is the first: it holds the stream, and it alone rings. */
	isFirstTab(): boolean
	close(): void
}

/**
 * Listens to changes. The tabs of a browser share one stream: over HTTP/1.1 a browser has six connections for all its
 * tabs. Web Locks choose the tab that holds it; without them (plain HTTP) each tab has its own.
 */
export function connectLive(onMessage: (message: Message) => void): LiveConnection {
	const closing = new AbortController()
	const { signal } = closing
	const channel = 'locks' in navigator ? new BroadcastChannel(NAME) : undefined
	channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => onMessage(data))
	let isFirst = false

	const send = (message: Message) => {
		if (signal.aborted) return
		onMessage(message)
		channel?.postMessage(message)
	}
	const hold = () =>
		new Promise<void>((resolve) => {
			isFirst = true
			const stop = holdEventSource({
				onChange: (jenis) => send({ jenis }),
				onConnection: (isConnected) => send({ isConnected }),
			})
			signal.addEventListener('abort', () => {
				stop()
				resolve()
			})
		})
	const held = channel ? navigator.locks.request(NAME, { signal }, hold) : hold()
	// A tab that never was the first stops waiting.
	held.catch(() => {})

	return {
		isFirstTab: () => isFirst,
		close() {
			closing.abort()
			channel?.close()
		},
	}
}
