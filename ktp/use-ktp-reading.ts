import { useEffect, useRef, useState } from 'react'
import type { KtpRead } from './ktp-read.ts'
import type { KtpOutcome, KtpProgress, KtpSession } from './ktp-session.ts'

type KtpState = { name: 'idle' } | ({ name: 'busy' } & KtpProgress) | { name: 'message'; sentence: string }

const sentences: Record<Exclude<KtpOutcome['name'], 'read'>, string> = {
	'no-picture': 'Berkas ini tidak dapat dibuka. Pilih foto KTP yang lain (JPG atau PNG).',
	'no-card':
		'KTP pada foto ini tidak terbaca. Ambil foto yang terang dan tidak buram, dengan seluruh kartu terlihat. Atau isi sendiri di bawah.',
	failed: 'Pembaca KTP belum dapat dipakai saat ini. Silakan isi sendiri di bawah.',
}

/** One reading at a time. The code of the reader loads with the first picture; its worker stops with the component. */
export function useKtpReading(onRead: (read: KtpRead) => void) {
	const [state, setState] = useState<KtpState>({ name: 'idle' })
	const session = useRef<KtpSession>(undefined)
	const reading = useRef<AbortController>(undefined)

	useEffect(
		() => () => {
			reading.current?.abort()
			session.current?.end()
		},
		[],
	)

	async function read(file: Blob) {
		reading.current?.abort()
		reading.current = new AbortController()
		const { signal } = reading.current
		setState({ name: 'busy', stage: 'preparing', part: 0 })
		try {
			// Without loadChunk: a page reload would lose the typed form.
			const { KtpSession } = await import('./ktp-session.ts')
			signal.throwIfAborted()
			session.current ??= new KtpSession()
			const outcome = await session.current.read(file, (progress) => setState({ name: 'busy', ...progress }), signal)
			if (outcome.name !== 'read') return setState({ name: 'message', sentence: sentences[outcome.name] })
			setState({ name: 'idle' })
			onRead(outcome.read)
		} catch {
			if (!signal.aborted) setState({ name: 'message', sentence: sentences.failed })
		}
	}

	function cancel() {
		reading.current?.abort()
		setState({ name: 'idle' })
	}

	return { state, read, cancel }
}
