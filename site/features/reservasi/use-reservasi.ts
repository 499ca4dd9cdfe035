import { useEffect, useState } from 'react'
import type { Reservasi } from '../../../contract/reservasi.ts'
import { backgroundApi, browserApi } from '../../load.ts'
import { minimumDelay } from '../navigation/minimum-delay.ts'

export type ReservasiState = { name: 'loading' } | { name: 'missing' } | { name: 'found'; reservasi: Reservasi }

/** A reservation by its code. It is the browser that asks: who made it is told more, and who guesses is counted. */
export function useReservasi(kode: string): ReservasiState {
	const [state, setState] = useState<ReservasiState>({ name: 'loading' })

	useEffect(() => {
		const leaving = new AbortController()
		setState({ name: 'loading' })
		minimumDelay(browserApi(leaving.signal)('getReservasiByKode', { params: { kode } })).then(
			({ data }) => setState({ name: 'found', reservasi: data }),
			() => {
				if (leaving.signal.aborted) return
				console.error('terjadi kesalahan pada sistem')
				setState({ name: 'missing' })
			},
		)
		// Whoever looks at the page again, in the waiting room or a day later, sees how far it has come meanwhile.
		const lookAgain = () => {
			if (document.visibilityState !== 'visible') return
			backgroundApi()('getReservasiByKode', { params: { kode } }).then(
				({ data }) => leaving.signal.aborted || setState({ name: 'found', reservasi: data }),
				// What is shown already is better than nothing.
				() => {},
			)
		}
		document.addEventListener('visibilitychange', lookAgain, { signal: leaving.signal })
		return () => leaving.abort()
	}, [kode])

	return state
}
