import { useCallback, useEffect, useState } from 'react'
import type { JadwalStaf, PilihanJadwal } from '../../contract/staff/jadwal.ts'
import { callApi } from '../api/call-api.ts'

interface Loaded<Data> {
	data?: Data
	failure?: string
	/** Reads it again; what was there stays until then. */
	reload: () => Promise<void>
}

/** What an address of the API answers; without an address, nothing. */
export function useLoaded<Data>(path: string | null): Loaded<Data> {
	const [state, setState] = useState<{ path: string | null; data?: Data; failure?: string }>({ path })
	const load = useCallback(
		async (isWanted: () => boolean) => {
			if (!path) return
			try {
				const { data } = await callApi<Data>('GET', path)
				if (isWanted()) setState({ path, data })
			} catch (error) {
				if (isWanted()) setState({ path, failure: (error as Error).message })
			}
		},
		[path],
	)
	useEffect(() => {
		let isWanted = true
		load(() => isWanted)
		return () => {
			isWanted = false
		}
	}, [load])
	const reload = useCallback(() => load(() => true), [load])
	return state.path === path ? { ...state, reload } : { reload }
}

export const usePilihan = () => useLoaded<PilihanJadwal>('/jadwal/pilihan')

/** Whose week is on the screen. */
export type Yang = { jenis: 'dokter' | 'poli'; id: string }

export const useJadwal = (yang: Yang | null) =>
	useLoaded<JadwalStaf>(yang && `/jadwal?${yang.jenis === 'dokter' ? 'dokterId' : 'poliKlinikId'}=${yang.id}`)
