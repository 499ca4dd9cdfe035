import { useEffect, useEffectEvent, useRef } from 'react'
import type { MemberData } from '../../../contract/member/member.ts'
import { ApiError } from '../../api.ts'
import { forgetMember, rememberMember } from '../../lib/browser/browser-storage.ts'
import { minimumDelay } from '../../lib/fetching/minimum-delay.ts'
import { useFetched } from '../../lib/fetching/use-fetched.ts'
import { backgroundApi, browserApi } from '../../load.ts'
import { keranjangStore, useKeranjang } from '../shop/keranjang/keranjang-store.ts'

export const FAILURE_LINE = 'terjadi kesalahan pada sistem'

type MemberDataState =
	| { status: 'loading' | 'none' | 'failed'; data: null }
	/** What the server has stored about the member whose cookie this browser has. */
	| { status: 'ready'; data: MemberData }

/** Null when this browser has no member cookie. */
async function loadMemberData(signal: AbortSignal): Promise<MemberData | null> {
	try {
		const { data } = await browserApi(signal)('GET /v1/public/member/data')
		rememberMember()
		return data
	} catch (error) {
		if (error instanceof ApiError && error.status === 401) {
			forgetMember()
			return null
		}
		if (!signal.aborted) console.error(FAILURE_LINE)
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
		state: stateOf(data, isFailed),
		startOver: () => restart(),
		/** A part of the data was changed. */
		async changed() {
			await Promise.all([refresh(), keranjangStore.changed()])
		},
		/** This device has another member now. */
		async moved() {
			await Promise.all([restart(), keranjangStore.changed()])
		},
		/** This device has no member any more. */
		async left() {
			forgetMember()
			replace(null)
			await keranjangStore.changed()
		},
	}
}

function stateOf(data: MemberData | null | undefined, isFailed: boolean): MemberDataState {
	if (data) return { status: 'ready', data }
	if (isFailed) return { status: 'failed', data: null }
	return { status: data === null ? 'none' : 'loading', data: null }
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
