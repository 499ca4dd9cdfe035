import { useCallback, useEffect, useRef, useState } from 'react'
import type { MemberData } from '../../../contract/member.ts'
import { ApiError } from '../../api.ts'
import { backgroundApi, browserApi } from '../../load.ts'
import { keranjangStore, useKeranjang } from '../keranjang/keranjang-store.ts'
import { minimumDelay } from '../navigation/minimum-delay.ts'
import { forgetMember, rememberMember } from '../pasien/member-hint.ts'

export const FAILURE_LINE = 'terjadi kesalahan pada sistem'

export type MemberDataState =
	| { status: 'loading' | 'none' | 'failed'; data: null }
	/** What the server knows about the member whose cookie this browser has. */
	| { status: 'ready'; data: MemberData }

const loading: MemberDataState = { status: 'loading', data: null }
const none: MemberDataState = { status: 'none', data: null }

async function read(): Promise<MemberDataState> {
	try {
		const { data } = await browserApi()('getMemberData')
		rememberMember()
		return { status: 'ready', data }
	} catch (error) {
		if (error instanceof ApiError && error.status === 401) {
			forgetMember()
			return none
		}
		console.error(FAILURE_LINE)
		return { status: 'failed', data: null }
	}
}

/** Everything that is kept about this member: read once the page has come to life, and again when a tab changed it. */
export function useMemberData() {
	const [state, setState] = useState(loading)
	const readings = useRef(0)

	const replace = useCallback(async (reading: Promise<MemberDataState>) => {
		readings.current += 1
		const own = readings.current
		const next = await reading
		// A later reading knows better; what was read before is better than a failure.
		if (own === readings.current)
			setState((before) => (next.status === 'failed' && before.status === 'ready' ? before : next))
	}, [])

	const reload = useCallback(() => replace(read()), [replace])

	useEffect(() => {
		void replace(minimumDelay(read()))
		void keranjangStore.readFirst(backgroundApi())
	}, [replace])
	useWhenCartChanges(reload)

	/** Begins anew, as a page that has just been opened does. */
	const startOver = () => {
		setState(loading)
		return replace(minimumDelay(read()))
	}
	return {
		state,
		startOver,
		/** Something of it was changed: it is read again, here and in the other tabs. */
		async changed() {
			await Promise.all([reload(), keranjangStore.changed()])
		},
		/** This device is another member now. */
		async moved() {
			await Promise.all([startOver(), keranjangStore.changed()])
		},
		/** This device is nobody's now. */
		async left() {
			forgetMember()
			await Promise.all([replace(Promise.resolve(none)), keranjangStore.changed()])
		},
	}
}

/** The cart's tabs tell each other of every change, be it another member. */
function useWhenCartChanges(onChange: () => void) {
	const { isLoaded, lines } = useKeranjang()
	const known = useRef<typeof lines>(null)
	useEffect(() => {
		if (!isLoaded) return
		if (known.current !== null && known.current !== lines) onChange()
		known.current = lines
	}, [isLoaded, lines, onChange])
}
