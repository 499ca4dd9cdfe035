import { useEffect, useEffectEvent, useState } from 'react'
import type { Antrean } from '../../../contract/antrean/antrean.ts'
import { waktuWib } from '../../../contract/tanggal/tanggal.ts'
import { backgroundApi } from '../../load.ts'
import { useSekarangOnServer } from '../../template.ts'

/** A lost network may leave a request without an end. */
const PATIENCE_MS = 8000
/** One request may fail; after so many in a row the numbers are old. */
const FAILURES = 2

/** The queue, asked for again and again. Without a connection the last state stays; `sejak` tells how old it is. */
export function useAntrean(initial: Antrean | null, everyMs: number) {
	const [{ antrean, sejak, failures }, setState] = useState({
		antrean: initial,
		/** When this was the state, in WIB: `2026-11-16T09:00`. */
		sejak: useSekarangOnServer(),
		failures: 0,
	})

	const read = useEffectEvent(async (left: AbortSignal) => {
		if (document.visibilityState === 'hidden') return
		try {
			const signal = AbortSignal.any([left, AbortSignal.timeout(PATIENCE_MS)])
			const { data } = await backgroundApi()('GET /v1/public/antrean', { signal })
			setState({ antrean: data, sejak: waktuWib(Date.now()), failures: 0 })
		} catch {
			if (!left.aborted) setState((state) => ({ ...state, failures: state.failures + 1 }))
		}
	})

	useEffect(() => {
		const leaving = new AbortController()
		let timer: ReturnType<typeof setTimeout> | undefined
		const next = async () => {
			await read(leaving.signal)
			if (!leaving.signal.aborted) timer = setTimeout(next, everyMs)
		}
		void next()
		return () => {
			leaving.abort()
			clearTimeout(timer)
		}
	}, [everyMs])

	return { antrean, lama: failures >= FAILURES ? `pukul ${sejak.slice(11).replace(':', '.')} WIB` : null }
}
