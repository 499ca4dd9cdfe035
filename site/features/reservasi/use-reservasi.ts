import { useEffect, useEffectEvent } from 'react'
import type { Reservasi } from '../../../contract/reservasi.ts'
import { backgroundApi, browserApi } from '../../load.ts'
import { useFetched } from '../fetching/use-fetched.ts'
import { minimumDelay } from '../navigation/minimum-delay.ts'

export type ReservasiState = { name: 'loading' } | { name: 'missing' } | { name: 'found'; reservasi: Reservasi }

/**
 * A reservation by its code. The browser loads it, not the server: its cookie shows more to the owner, and the API
 * counts wrong codes per visitor.
 */
export function useReservasi(kode: string): ReservasiState {
	const input = { params: { kode }, query: { bentuk: 'ringkas' } }
	const { data, isLoading, reload } = useFetched(kode, async (signal) => {
		try {
			return (await minimumDelay(browserApi(signal)('getReservasiByKode', input))).data
		} catch (error) {
			if (!signal.aborted) console.error('terjadi kesalahan pada sistem')
			throw error
		}
	})

	// The status may have changed while the tab was hidden.
	const refresh = useEffectEvent(() => {
		if (document.visibilityState === 'visible' && !isLoading)
			void reload(async (signal) => (await backgroundApi()('getReservasiByKode', { ...input, signal })).data)
	})
	useEffect(() => {
		document.addEventListener('visibilitychange', refresh)
		return () => document.removeEventListener('visibilitychange', refresh)
	}, [])

	if (data) return { name: 'found', reservasi: data }
	return { name: isLoading ? 'loading' : 'missing' }
}
