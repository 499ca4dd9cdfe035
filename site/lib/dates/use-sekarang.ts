import { useEffect, useState } from 'react'
import { waktuWib } from '../../../contract/tanggal/tanggal.ts'
import { useSekarangOnServer } from '../../template.ts'

/** A page that stays open shows a new minute after this long at the latest. */
const CHECK_MS = 15_000

/** Now in WIB, `YYYY-MM-DDTHH:MM`. During hydration it is the moment of the server rendering, so that both agree. */
export function useSekarang(): string {
	const [sekarang, setSekarang] = useState(useSekarangOnServer())
	useEffect(() => {
		const read = () => setSekarang(waktuWib(Date.now()))
		read()
		const timer = setInterval(read, CHECK_MS)
		return () => clearInterval(timer)
	}, [])
	return sekarang
}

export const useHariIni = (): string => useSekarang().slice(0, 10)
