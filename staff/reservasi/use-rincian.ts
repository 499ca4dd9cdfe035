import { useCallback, useEffect, useState } from 'react'
import type { RincianReservasi } from '../../contract/staff/reservasi.ts'
import { callApi } from '../api/call-api.ts'

interface Rincian {
	reservasi?: RincianReservasi
	failure?: string
	readAgain: () => Promise<void>
}

/** One reservation. Not by `useGetOne`, which would begin with the list's line for it, and that holds less. */
export function useRincian(id: string): Rincian {
	const [read, setRead] = useState<{ id: string; reservasi?: RincianReservasi; failure?: string }>({ id })
	const readAgain = useCallback(async () => {
		try {
			const { data } = await callApi<RincianReservasi>('GET', `/reservasi/${encodeURIComponent(id)}`)
			setRead({ id, reservasi: data })
		} catch (error) {
			setRead({ id, failure: (error as Error).message })
		}
	}, [id])
	useEffect(() => {
		readAgain()
	}, [readAgain])
	// While the next one is read, the one before is not shown in its place.
	return read.id === id ? { ...read, readAgain } : { readAgain }
}
