import { useEffect, useState } from 'react'
import { tanggalWib } from '../../contract/tanggal/tanggal.ts'

/** A screen that stays open shows a new day after this long at the latest. */
const CHECK_MS = 15_000

/** Today in WIB, also on a screen that is left open overnight. */
export function useHariIni(): string {
	const [hariIni, setHariIni] = useState(() => tanggalWib(Date.now()))
	useEffect(() => {
		const read = () => setHariIni(tanggalWib(Date.now()))
		const timer = setInterval(read, CHECK_MS)
		// The timers of a computer that sleeps stand still.
		document.addEventListener('visibilitychange', read)
		return () => {
			clearInterval(timer)
			document.removeEventListener('visibilitychange', read)
		}
	}, [])
	return hariIni
}
