import { type ReactNode, useId } from 'react'
import { tanggalWib } from '../../../contract/tanggal/tanggal.ts'
import { formatHariTanggal, formatRentang } from '../../lib/dates/format-tanggal.ts'
import { useFetched } from '../../lib/fetching/use-fetched.ts'
import { browserApi } from '../../load.ts'
import { useTemplate } from '../../template.ts'

interface TanggalKunjunganFieldProps {
	label: string
	value: string
	onChange: (tanggal: string) => void
	className?: string
	/** What the calendar says of the day. @param choose takes another day and returns to the field */
	children?: (choose: (tanggal: string) => void) => ReactNode
}

/** The date of a visit, with its weekday and the range below it. */
export function TanggalKunjunganField({
	label,
	value,
	onChange,
	className = '',
	children,
}: TanggalKunjunganFieldProps) {
	const id = useId()
	const rentang = useRentangKunjungan()
	const isOffered = rentang && value >= rentang.dateStart && value <= rentang.dateEnd
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
				value={value}
				onChange={(event) => onChange(event.target.value)}
				aria-describedby={`${id}rentang`}
				// WebKit shows the date of today in an empty field.
				className={`${fieldClass} md:max-w-72 ${value ? '' : 'text-soft/80 italic'}`}
			/>
			<p id={`${id}rentang`} className="mt-2 text-[0.9375rem] text-soft">
				{isOffered && <strong className="mr-1.5 font-semibold text-ink">{formatHariTanggal(value)}.</strong>}
				{rentang && <>Dapat dipilih: {formatRentang(rentang.dateStart, rentang.dateEnd)}.</>}
			</p>
			{children?.((tanggal) => {
				onChange(tanggal)
				document.getElementById(`${id}tanggal`)?.focus()
			})}
		</div>
	)
}

/** A text or date field. */
export const fieldClass =
	'mt-1.5 min-h-12 w-full rounded-field border border-soft/60 bg-paper px-4 py-2.5 font-normal user-invalid:border-igd'

/** The days that a visitor can choose. They move on at midnight, so a page that was loaded earlier loads them again. */
function useRentangKunjungan() {
	const onPage = useTemplate().shopSetting.data?.rentangOpsiTanggalKunjungan
	const isStale = onPage !== undefined && onPage.dateStart !== tanggalWib(Date.now())
	const { data = onPage } = useFetched(isStale ? onPage.dateStart : null, async (signal) => {
		const { shopSetting } = await browserApi(signal)('GET /v1/public/web/template/', { query: { bentuk: 'ringkas' } })
		return shopSetting.data?.rentangOpsiTanggalKunjungan
	})
	return data
}
