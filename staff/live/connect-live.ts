import type { JenisPeristiwa } from '../../contract/staff/peristiwa.ts'
import { isSignedIn, subscribeToSignIn } from '../api/sign-in-again.ts'
import { type HeldEventSource, holdEventSource, type LiveHandler } from './event-source.ts'

const NAME = 'staf-peristiwa'

/** `signed-in`: requests of one of the tabs have a session again. */
type Message = { jenis: readonly JenisPeristiwa[] } | { isConnected: boolean } | 'signed-in'

export interface LiveConnection {
	/** One tab of a browser is the first: it holds the stream, and it alone rings. */
	isFirstTab(): boolean
	close(): void
}

/**
 * Listens to changes. The tabs of a browser share one stream: over HTTP/1.1 a browser has six connections for all its
 * tabs. Web Locks choose the tab that holds it; without them (plain HTTP) each tab has its own.
 */
export function connectLive({ onChange, onConnection }: LiveHandler): LiveConnection {
	const closing = new AbortController()
	const { signal } = closing
	const channel = 'locks' in navigator ? new BroadcastChannel(NAME) : undefined
	let held: HeldEventSource | undefined

	const receive = (message: Message) => {
		if (message === 'signed-in') held?.reopen()
		else if ('jenis' in message) onChange(message.jenis)
		else onConnection(message.isConnected)
	}
	const send = (message: Message) => {
		if (signal.aborted) return
		receive(message)
		channel?.postMessage(message)
	}
	const hold = () =>
		new Promise<void>((resolve) => {
			const opened = holdEventSource({
				onChange: (jenis) => send({ jenis }),
				onConnection: (isConnected) => send({ isConnected }),
			})
			held = opened
			signal.addEventListener('abort', () => {
				opened.close()
				resolve()
			})
		})
	channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => receive(data))
	const unsubscribe = subscribeToSignIn(() => isSignedIn() && send('signed-in'))
	if (!channel) void hold()
	// A tab that never becomes the first stops waiting when it closes.
	else navigator.locks.request(NAME, { signal }, hold).catch(() => {})

	return {
		isFirstTab: () => held !== undefined,
		close() {
			unsubscribe()
			closing.abort()
			channel?.close()
		},
	}
}
