import { useEffect, useState } from 'react'
import { tanggalWib } from '../../../contract/tanggal.ts'
import { browserApi } from '../../load.ts'
import { useTemplate } from '../../template.ts'

/** The days a visit may fall on. A page that was loaded yesterday asks again: the days move on at midnight. */
export function useRentangKunjungan() {
	const [setting, setSetting] = useState(useTemplate().shopSetting.data)
	const dateStart = setting?.rentangOpsiTanggalKunjungan.dateStart

	useEffect(() => {
		if (!dateStart || dateStart === tanggalWib(Date.now())) return
		const leaving = new AbortController()
		browserApi(leaving.signal)('getTemplate').then(
			({ shopSetting }) => setSetting(shopSetting.data),
			() => {},
		)
		return () => leaving.abort()
	}, [dateStart])

	return setting?.rentangOpsiTanggalKunjungan
}
