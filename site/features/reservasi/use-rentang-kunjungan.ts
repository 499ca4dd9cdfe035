import { tanggalWib } from '../../../contract/tanggal.ts'
import { useFetched } from '../../lib/fetching/use-fetched.ts'
import { browserApi } from '../../load.ts'
import { useTemplate } from '../../template.ts'

/** The days that a visitor can choose. They move on at midnight, so a page that was loaded earlier loads them again. */
export function useRentangKunjungan() {
	const onPage = useTemplate().shopSetting.data?.rentangOpsiTanggalKunjungan
	const isStale = onPage !== undefined && onPage.dateStart !== tanggalWib(Date.now())
	const { data = onPage } = useFetched(isStale ? onPage.dateStart : null, async (signal) => {
		const { shopSetting } = await browserApi(signal)('GET /v1/public/web/template/', { query: { bentuk: 'ringkas' } })
		return shopSetting.data?.rentangOpsiTanggalKunjungan
	})
	return data
}
