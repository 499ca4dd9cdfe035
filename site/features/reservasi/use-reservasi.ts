import { useEffect, useEffectEvent } from 'react'
import type { Reservasi } from '../../../contract/reservasi/reservasi.ts'
import { minimumDelay } from '../../lib/fetching/minimum-delay.ts'
import { useFetched } from '../../lib/fetching/use-fetched.ts'
import { backgroundApi, browserApi } from '../../load.ts'
import { useSettings } from '../../template.ts'

/** How often a visible page asks whether the desk has changed something. */
const REFRESH_MS = 30_000

type ReservasiState =
	| { name: 'loading' }
	| { name: 'missing' }
	| { name: 'found'; reservasi: Reservasi; refresh: () => Promise<unknown> }

/**
 * A reservation by its code. The browser loads it, not the server: its cookie shows more to the owner, and the API
 * counts wrong codes per visitor.
 */
export function useReservasi(kode: string): ReservasiState {
	const input = { params: { kode }, query: { bentuk: 'ringkas' } }
	const { data, isLoading, reload } = useFetched(kode, async (signal) => {
		try {
			return (await minimumDelay(browserApi(signal)('GET /v1/public/shop-reservasi/detail-kode/{kode}', input))).data
		} catch (error) {
			if (!signal.aborted) console.error('terjadi kesalahan pada sistem')
			throw error
		}
	})
	const refresh = () =>
		reload(
			async (signal) =>
				(await backgroundApi()('GET /v1/public/shop-reservasi/detail-kode/{kode}', { ...input, signal })).data,
		)

	const onShown = useEffectEvent(() => {
		if (document.visibilityState === 'visible' && !isLoading) void refresh()
	})
	// A wrong code is not asked for again and again: the API counts it.
	const onTick = useEffectEvent(() => {
		if (data) onShown()
	})
	useEffect(() => {
		const timer = setInterval(onTick, REFRESH_MS)
		document.addEventListener('visibilitychange', onShown)
		window.addEventListener('focus', onTick)
		return () => {
			clearInterval(timer)
			document.removeEventListener('visibilitychange', onShown)
			window.removeEventListener('focus', onTick)
		}
	}, [])

	if (data) return { name: 'found', reservasi: data, refresh }
	return { name: isLoading ? 'loading' : 'missing' }
}

/** The public address of a reservation's page. */
export const useReservasiAddress = (kode: string): string => `${useSettings()?.siteUrl ?? ''}/reservasi-status/${kode}`
