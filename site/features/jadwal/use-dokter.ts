import { useEffect, useState } from 'react'
import type { Dokter } from '../../../contract/dokter.ts'
import { browserApi } from '../../load.ts'
import { minimumDelay } from '../navigation/minimum-delay.ts'

/** The doctor of an address as the server found it, or did not. */
export interface DokterOnServer {
	id: string
	dokter: Dokter | null
}

export type DokterState = { name: 'loading' } | { name: 'missing' } | { name: 'found'; dokter: Dokter }

const known = ({ dokter }: DokterOnServer): DokterState => (dokter ? { name: 'found', dokter } : { name: 'missing' })

/** One doctor by id. A failed call is told like a missing doctor, as the spec wants it. */
export function useDokter(id: string, onServer: DokterOnServer | null): DokterState {
	const [state, setState] = useState<DokterState>(onServer ? known(onServer) : { name: 'loading' })

	useEffect(() => {
		if (onServer) return
		const leaving = new AbortController()
		minimumDelay(browserApi(leaving.signal)('getDokter', { params: { id } })).then(
			({ data }) => setState(known({ id, dokter: data })),
			() => leaving.signal.aborted || setState({ name: 'missing' }),
		)
		return () => leaving.abort()
	}, [id, onServer])

	return state
}
