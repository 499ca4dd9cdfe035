import { lazy, Suspense, useId } from 'react'
import { tanggalWib } from '../../../contract/tanggal/tanggal.ts'
import { formatHariTanggal, formatRentang } from '../../lib/dates/format-tanggal.ts'
import { useFetched } from '../../lib/fetching/use-fetched.ts'
import { loadChunk } from '../../lib/navigation/chunk-failure.ts'
import { browserApi } from '../../load.ts'
import { useFitur, useTemplate } from '../../template.ts'
import { ChunkFailed } from '../../ui/state/chunk-failed.tsx'
import type { HariKunjunganProps } from './hari-kunjungan.tsx'

const HariKunjungan = lazy(() =>
	loadChunk(() => import('./hari-kunjungan.tsx')).catch(() => ({ default: () => <ChunkFailed className="mt-3" /> })),
)

interface TanggalKunjunganFieldProps extends HariKunjunganProps {
	label: string
	className?: string
}

/** The date of a visit; below it its weekday, the range, and what the calendar says of the day. */
export function TanggalKunjunganField({ label, className = '', ...kalender }: TanggalKunjunganFieldProps) {
	const { tanggal, onChoose } = kalender
	const id = useId()
	const hasKalender = useFitur('kalender')
	const rentang = useRentangKunjungan()
	const isOffered = rentang && tanggal >= rentang.dateStart && tanggal <= rentang.dateEnd
	const chooseAndReturn = (other: string) => {
		onChoose(other)
		document.getElementById(`${id}tanggal`)?.focus()
	}
	return (
		<div className={className}>
			<label htmlFor={`${id}tanggal`} className="block font-semibold">
				{label}
			</label>
			<input
				id={`${id}tanggal`}
				name="tanggalVisit"
				type="date"
				required
				min={rentang?.dateStart}
				max={rentang?.dateEnd}
				value={tanggal}
				onChange={(event) => onChoose(event.target.value)}
				aria-describedby={`${id}rentang`}
				// WebKit shows the date of today in an empty field.
				className={`${fieldClass} md:max-w-72 ${tanggal ? '' : 'text-soft/80 italic'}`}
			/>
			<p id={`${id}rentang`} className="mt-2 text-[0.9375rem] text-soft">
				{isOffered && <strong className="mr-1.5 font-semibold text-ink">{formatHariTanggal(tanggal)}.</strong>}
				{rentang && <>Dapat dipilih: {formatRentang(rentang.dateStart, rentang.dateEnd)}.</>}
			</p>
			{hasKalender && (
				<Suspense>
					<HariKunjungan {...kalender} onChoose={chooseAndReturn} />
				</Suspense>
			)}
		</div>
	)
}

export const fieldClass =
	'mt-1.5 min-h-12 w-full rounded-field border border-soft/60 bg-paper px-4 py-2.5 font-normal user-invalid:border-igd'

/** The days that a visitor can choose. They move on at midnight, so a page that was loaded earlier loads them again. */
function useRentangKunjungan() {
	const onPage = useTemplate().shopSetting.data?.rentangOpsiTanggalKunjungan
	const isStale = onPage !== undefined && onPage.dateStart < tanggalWib(Date.now())
	const { data = onPage } = useFetched(isStale ? onPage.dateStart : null, async (signal) => {
		const { shopSetting } = await browserApi(signal)('GET /v1/public/web/template/', { query: { bentuk: 'ringkas' } })
		return shopSetting.data?.rentangOpsiTanggalKunjungan
	})
	return data
}
