import { useEffect, useState } from 'react'
import { waktuWib } from '../../../contract/tanggal.ts'
import { useSekarangOnServer } from '../../template.ts'

/** Now in WIB, `YYYY-MM-DDTHH:MM`. During hydration it is the moment of the server rendering, so that both agree. */
export function useSekarang(): string {
	const [sekarang, setSekarang] = useState(useSekarangOnServer())
	useEffect(() => setSekarang(waktuWib(Date.now())), [])
	return sekarang
}

/** Today in WIB. */
export const useHariIni = (): string => useSekarang().slice(0, 10)
