import { useEffect, useState } from 'react'
import { tanggalWib } from '../../../contract/tanggal.ts'
import { useHariIniOnServer } from '../../template.ts'

/**
 * Today in WIB. The page begins with the day on which it was rendered, so that server and browser agree, and moves on
 * once it has come to life.
 */
export function useHariIni(): string {
	const [hariIni, setHariIni] = useState(useHariIniOnServer())
	useEffect(() => setHariIni(tanggalWib(Date.now())), [])
	return hariIni
}
