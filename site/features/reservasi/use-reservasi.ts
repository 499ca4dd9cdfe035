import { useEffect, useEffectEvent } from 'react'
import type { Reservasi } from '../../../contract/reservasi/reservasi.ts'
import { type Api, ApiError } from '../../api.ts'
import { minimumDelay } from '../../lib/fetching/minimum-delay.ts'
import { useFetched } from '../../lib/fetching/use-fetched.ts'
import { backgroundApi, browserApi } from '../../load.ts'
import { useSettings } from '../../template.ts'
import { isLocked, markLoaded } from './kunci-perangkat.ts'
import { forgetReservasi, rememberReservasi } from './reservasi-perangkat.ts'

/** How often a visible page asks whether the desk has changed something. */
const REFRESH_MS = 30_000

/**
 * A reservation by its code. The browser loads it, not the server: its cookie shows more to the owner, and the API
 * counts wrong codes per visitor.
 */
export function useReservasi(kode: string) {
	const { data, isLoading, reload } = useFetched(kode, async (signal) => {
		try {
			return await minimumDelay(loadReservasi(kode, browserApi(signal)))
		} catch (error) {
			if (!signal.aborted) console.error('terjadi kesalahan pada sistem')
			throw error
		}
	})
	const refresh = () => reload((signal) => loadReservasi(kode, backgroundApi(), signal))

	const onShown = useEffectEvent(() => {
		if (document.visibilityState === 'visible' && !isLoading) void refresh()
	})
	// A wrong code is not asked for again and again: the API counts it.
	const onTick = useEffectEvent(() => {
		if (data) onShown()
	})
	useEffect(() => {
		const timer = setInterval(onTick, REFRESH_MS)
		const leaving = new AbortController()
		document.addEventListener('visibilitychange', onShown, { signal: leaving.signal })
		window.addEventListener('focus', onTick, { signal: leaving.signal })
		return () => {
			clearInterval(timer)
			leaving.abort()
		}
	}, [])

	return { reservasi: data, isLoading, refresh }
}

/** What the device remembers for times without a connection follows what the server says. */
async function loadReservasi(kode: string, api: Api, signal?: AbortSignal): Promise<Reservasi> {
	const input = { params: { kode }, query: { bentuk: 'ringkas' }, signal }
	try {
		const { data } = await api('GET /v1/public/shop-reservasi/detail-kode/{kode}', input)
		markLoaded(data)
		if (!isLocked(data)) rememberReservasi(data)
		return data
	} catch (error) {
		if (error instanceof ApiError && error.status === 404) forgetReservasi(kode)
		throw error
	}
}

export const useReservasiAddress = (kode: string): string => `${useSettings()?.siteUrl ?? ''}/reservasi-status/${kode}`
