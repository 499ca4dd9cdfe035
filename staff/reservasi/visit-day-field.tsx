import { TextField } from '@mui/material'
import type { HariBulan } from '../../contract/reservasi/staff/kalender.ts'
import type { PilihanReservasi } from '../../contract/reservasi/staff/reservasi-meja.ts'
import { hariTanggal } from '../../contract/tanggal/format-date.ts'
import { isTanggal } from '../../contract/tanggal/tanggal.ts'
import { useApiQuery } from '../api/use-api-query.ts'

interface VisitDayFieldProps {
	label: string
	value: string
	onChange: (tanggal: string) => void
	/** The server's sentence about an invalid day. */
	failure?: string
	/** The days that can be chosen. */
	range?: Pick<PilihanReservasi, 'dari' | 'sampai'>
	autoFocus?: boolean
}

/** A day of visit. Below it: the weekday, and whether that day is closed, full, or how many people come. */
export function VisitDayField({ label, value, onChange, failure, range, autoFocus }: VisitDayFieldProps) {
	const isWhole = isTanggal(value)
	const { data: days } = useApiQuery(
		'GET /v1/staf/kalender/bulan',
		isWhole ? { query: { bulan: value.slice(0, 7) } } : null,
	)
	const day = days?.find(({ tanggal }) => tanggal === value)
	const isUnavailable = day !== undefined && day.keadaan !== 'buka'
	return (
		<TextField
			type="date"
			label={label}
			value={value}
			onChange={({ target }) => onChange(target.value)}
			error={failure !== undefined || isUnavailable}
			helperText={failure ?? (isWhole ? `${hariTanggal(value)}${day ? ` · ${describe(day)}` : ''}` : ' ')}
			autoFocus={autoFocus}
			required
			slotProps={{
				inputLabel: { shrink: true },
				htmlInput: { min: range?.dari, max: range?.sampai },
				formHelperText: { 'aria-live': 'polite' },
			}}
		/>
	)
}

function describe({ keadaan, keterangan, orang, kuota }: HariBulan): string {
	if (keadaan === 'tutup') return keterangan ? `tutup: ${keterangan}` : 'tutup'
	const people = kuota === null ? `${orang} orang` : `${orang} dari ${kuota} orang`
	return keadaan === 'penuh' ? `penuh, ${people}` : people
}
