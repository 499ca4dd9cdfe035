import {
	type JenisPeristiwa,
	jenisPeristiwa,
	PERISTIWA_MULAI,
	PERISTIWA_SESI_BERAKHIR,
	type Peristiwa,
} from '../../contract/staff/peristiwa.ts'
import { apiAddress } from '../api/call-api.ts'

const FIRST_RETRY_MS = 2000
const LONGEST_RETRY_MS = 60_000

export interface LiveHandler {
	onChange(jenis: readonly JenisPeristiwa[]): void
	onConnection(isConnected: boolean): void
}

export interface HeldEventSource {
	/** Opens it again after a sign-in, if its session had ended. */
	reopen(): void
	close(): void
}

/**
 * Holds the event stream open. The browser resumes after a lost connection by itself, but gives up after a refusal; then
 * this opens a new stream.
 */
export function holdEventSource({ onChange, onConnection }: LiveHandler): HeldEventSource {
	let source: EventSource | undefined
	let retry: ReturnType<typeof setTimeout> | undefined
	let failures = 0

	function open(): void {
		const opened = new EventSource(apiAddress('GET /v1/staf/peristiwa'))
		let isResumed = false
		opened.addEventListener(PERISTIWA_MULAI, () => {
			failures = 0
			onConnection(true)
			// A new stream does not tell what happened before it; a resumed one does.
			if (!isResumed) onChange(jenisPeristiwa)
			isResumed = true
		})
		opened.addEventListener('message', ({ data }) => {
			const { jenis }: Peristiwa = JSON.parse(data)
			onChange([jenis])
		})
		// The next request opens the sign-in dialog. Opening it here would interrupt someone who types.
		opened.addEventListener(PERISTIWA_SESI_BERAKHIR, close)
		opened.addEventListener('error', () => {
			onConnection(false)
			if (opened.readyState !== EventSource.CLOSED) return
			close()
			retry = setTimeout(open, Math.min(FIRST_RETRY_MS * 2 ** failures, LONGEST_RETRY_MS))
			failures += 1
		})
		source = opened
	}

	function close(): void {
		clearTimeout(retry)
		source?.close()
		source = undefined
		onConnection(false)
	}

	open()
	return {
		reopen() {
			if (source) return
			clearTimeout(retry)
			open()
		},
		close,
	}
}
