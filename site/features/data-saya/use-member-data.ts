import { useEffect, useEffectEvent, useRef } from 'react'
import type { MemberData } from '../../../contract/member/member.ts'
import { ApiError } from '../../api.ts'
import { forgetMember, rememberMember, wasMember } from '../../lib/browser/browser-storage.ts'
import { forgetPageCopies } from '../../lib/browser/forget-page-copies.ts'
import { minimumDelay } from '../../lib/fetching/minimum-delay.ts'
import { useFetched } from '../../lib/fetching/use-fetched.ts'
import { backgroundApi, browserApi } from '../../load.ts'
import { lockReservasi } from '../reservasi/kunci-perangkat.ts'
import { forgetAllReservasi, updateReservasiPerangkat } from '../reservasi/reservasi-perangkat.ts'
import { keranjangStore, useKeranjang } from '../shop/keranjang/keranjang-store.ts'

/** Null when this browser has no member cookie. */
async function loadMemberData(signal: AbortSignal): Promise<MemberData | null> {
	try {
		const { data } = await browserApi(signal)('GET /v1/public/member/data')
		rememberMember()
		updateReservasiPerangkat(data.reservasi)
		return data
	} catch (error) {
		if (error instanceof ApiError && error.status === 401) {
			// The data was deleted, or this device removed, on another device.
			if (wasMember()) forgetAllReservasi()
			forgetMember()
			return null
		}
		if (!signal.aborted) console.error('terjadi kesalahan pada sistem')
		throw error
	}
}

/** Everything that is stored about this member. It is loaded after hydration, and again when a tab changes the cart. */
export function useMemberData() {
	const { data, isFailed, reload, restart, replace } = useFetched('member-data', (signal) =>
		minimumDelay(loadMemberData(signal)),
	)
	const refresh = () => reload(loadMemberData)

	useEffect(() => void keranjangStore.loadOnce(backgroundApi()), [])
	useWhenCartChanges(refresh)

	return {
		data,
		isFailed,
		startOver: () => restart(),
		/** A part of the data was changed. */
		async changed() {
			await Promise.all([refresh(), keranjangStore.changed()])
		},
		/** This device has another member now. */
		async moved() {
			forgetAllReservasi()
			await Promise.all([restart(), keranjangStore.changed()])
		},
		/** This device has no member any more. */
		async left() {
			forgetMember()
			forgetAllReservasi()
			lockReservasi()
			replace(null)
			await forgetPageCopies()
			await keranjangStore.changed()
		},
	}
}

/** The cart is the signal between tabs: it is reloaded in all of them after every change, a change of member included. */
function useWhenCartChanges(onChange: () => void) {
	const { isLoaded, lines } = useKeranjang()
	const known = useRef<typeof lines>(null)
	const changed = useEffectEvent(onChange)
	useEffect(() => {
		if (!isLoaded) return
		if (known.current !== null && known.current !== lines) changed()
		known.current = lines
	}, [isLoaded, lines])
}
