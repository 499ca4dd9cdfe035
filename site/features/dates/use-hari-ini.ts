import { useEffect, useState } from 'react'
import { tanggalWib } from '../../../contract/tanggal.ts'
import { useHariIniOnServer } from '../../template.ts'

/** Today in WIB. During hydration it is the day of the server rendering, so that both agree. */
export function useHariIni(): string {
	const [hariIni, setHariIni] = useState(useHariIniOnServer())
	useEffect(() => setHariIni(tanggalWib(Date.now())), [])
	return hariIni
}
