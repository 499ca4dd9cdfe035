import { useEffect, useState } from 'react'
import type { Pasien } from '../../../contract/pasien.ts'
import { ApiError } from '../../api.ts'
import { browserApi } from '../../load.ts'
import { minimumDelay } from '../navigation/minimum-delay.ts'
import { forgetMember, rememberMember } from './member-hint.ts'

export type PasienList = { name: 'loading' } | { name: 'no-member' } | { name: 'known'; own: Pasien[]; other: Pasien[] }

/** The member's patients. A failed call is an empty list, as the spec wants it; only the API knows of 'no member'. */
export function usePasienList() {
	const [list, setList] = useState<PasienList>({ name: 'loading' })
	const [asked, setAsked] = useState({ afterMs: 0 })

	useEffect(() => {
		const leaving = new AbortController()
		async function read() {
			try {
				const { data } = await minimumDelay(browserApi(leaving.signal)('listPasien'))
				rememberMember()
				setList({ name: 'known', ...data })
			} catch (error) {
				if (leaving.signal.aborted) return
				const isUnknown = error instanceof ApiError && error.status === 401
				if (isUnknown) forgetMember()
				setList(isUnknown ? { name: 'no-member' } : { name: 'known', own: [], other: [] })
			}
		}
		let timer: ReturnType<typeof setTimeout> | undefined
		if (asked.afterMs > 0) timer = setTimeout(read, asked.afterMs)
		else void read()
		return () => {
			clearTimeout(timer)
			leaving.abort()
		}
	}, [asked])

	const reload = (afterMs = 0) => {
		setList({ name: 'loading' })
		setAsked({ afterMs })
	}
	return { list, reload }
}
