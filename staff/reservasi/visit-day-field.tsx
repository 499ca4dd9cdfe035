import { useState } from 'react'
import { jamDatangText } from '../../contract/reservasi/jam-datang.ts'
import type { HariBulan } from '../../contract/reservasi/staff/kalender.ts'
import { hariTanggal } from '../../contract/tanggal/format-date.ts'
import { isTanggal, tanggalWib } from '../../contract/tanggal/tanggal.ts'
import { useApiQuery } from '../api/use-api-query.ts'
import { ChoiceSelect } from '../dialogs/selects.tsx'
import { DateField } from '../inputs/date-field.tsx'

interface VisitDayFieldProps {
	label: string
	value: string
	onChange: (event: { target: { value: string } }) => void
	error?: boolean
	helperText?: string
	/** The window of arrival, or empty; without it a moved visit has its own. */
	jam?: { value: string; onChange: (jamDatang: string) => void; emptyChoice: string }
	autoFocus?: boolean
}

/** The days of a month; null reads nothing. */
const useDays = (bulan: string | null) =>
	useApiQuery('GET /v1/staf/kalender/bulan', bulan === null ? null : { query: { bulan } }).data

/**
 * A day of visit. Below it: the weekday, and whether that day is closed, full, or how many people come; then the windows
 * of arrival, if that day has them. The calendar shows the same for each day.
 */
export function VisitDayField({ label, value, jam, onChange, error, helperText, autoFocus }: VisitDayFieldProps) {
	const isWhole = isTanggal(value)
	const bulan = (isWhole ? value : tanggalWib(Date.now())).slice(0, 7)
	/** The month in the calendar; null while it is closed. */
	const [shown, setShown] = useState<string | null>(null)
	const { data: range } = useApiQuery('GET /v1/staf/reservasi/pilihan')
	const day = useDays(isWhole ? bulan : null)?.find(({ tanggal }) => tanggal === value)
	const days = useDays(shown)
	const isUnavailable = day !== undefined && day.keadaan !== 'buka'
	const windows = day?.jamDatang
	const jamKept = windows && !jam ? '. Jam kedatangan tetap bila masih kosong, atau jam kosong yang pertama.' : ''
	return (
		<>
			<DateField
				label={label}
				value={value}
				onChange={(event) => {
					onChange(event)
					jam?.onChange('')
				}}
				error={error || isUnavailable}
				helperText={
					helperText ?? (isWhole ? `${hariTanggal(value)}${day ? ` · ${describe(day)}${jamKept}` : ''}` : ' ')
				}
				autoFocus={autoFocus}
				required
				onOpen={(isOpen) => setShown(isOpen ? bulan : null)}
				kalender={{
					min: range?.dari,
					max: range?.sampai,
					onBulan: setShown,
					about(tanggal) {
						const each = days?.find((other) => other.tanggal === tanggal)
						const isFree = each?.keadaan === 'buka'
						const quota = each?.kuota ? `${each.orang}/${each.kuota}` : ''
						return (
							each && {
								mark: isFree ? quota : each.keadaan,
								text: `${isFree ? 'ada tempat, ' : ''}${describe(each)}`,
								isFree,
							}
						)
					},
				}}
			/>
			{windows && jam && (
				<ChoiceSelect
					label="Jam kedatangan"
					choices={windows.map((each) => ({
						id: each.jam,
						nama: `${jamDatangText(each.jam)} · ${each.keadaan === 'buka' ? '' : `${each.keadaan}, `}${peopleOf(each)}`,
					}))}
					emptyChoice={jam.emptyChoice}
					value={windows.some((each) => each.jam === jam.value) ? jam.value : ''}
					onChange={({ target }) => jam.onChange(target.value)}
				/>
			)}
		</>
	)
}

export const peopleOf = ({ orang, kuota }: Pick<HariBulan, 'orang' | 'kuota'>) =>
	kuota === null ? `${orang} orang` : `${orang} dari ${kuota} orang`

function describe({ keadaan, keterangan, ...day }: HariBulan): string {
	if (keadaan === 'tutup') return keterangan ? `tutup: ${keterangan}` : 'tutup'
	if (keadaan === 'penuh') return `penuh, ${peopleOf(day)}`
	return keterangan ? `${peopleOf(day)}. ${keterangan}` : peopleOf(day)
}
