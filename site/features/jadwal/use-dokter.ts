import { useEffect, useState } from 'react'
import type { Dokter } from '../../../contract/dokter.ts'
import { browserApi } from '../../load.ts'
import { minimumDelay } from '../navigasi/minimum-delay.ts'

export type DokterState = { name: 'loading' } | { name: 'missing' } | { name: 'found'; dokter: Dokter }

/** One doctor by id. A failed call is told like a missing doctor, as the spec wants it. */
export function useDokter(id: string, known: Dokter | null): DokterState {
	const [state, setState] = useState<DokterState>(known ? { name: 'found', dokter: known } : { name: 'loading' })

	useEffect(() => {
		if (known) return
		const leaving = new AbortController()
		minimumDelay(browserApi(leaving.signal)('getDokter', { params: { id } })).then(
			({ data }) => setState({ name: 'found', dokter: data }),
			() => leaving.signal.aborted || setState({ name: 'missing' }),
		)
		return () => leaving.abort()
	}, [id, known])

	return state
}
