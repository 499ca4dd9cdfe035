import { Button, Typography } from '@mui/material'
import { hariTanggal } from '../../contract/tanggal/format-date.ts'
import { isTanggal, tambahHari, tanggalWib } from '../../contract/tanggal/tanggal.ts'
import { DateField } from '../inputs/date-field.tsx'
import { StepButton } from '../inputs/step-button.tsx'
import { visuallyHidden } from '../layout/visually-hidden.ts'

interface DayPickerProps {
	/** Null for all days. */
	tanggal: string | null
	onChange: (tanggal: string) => void
}

/** The day whose visits are listed, and the steps to others. */
export function DayPicker({ tanggal, onChange }: DayPickerProps) {
	const hariIni = tanggalWib(Date.now())
	return (
		<>
			<Typography
				variant="h5"
				component="h1"
				aria-live="polite"
				// On a phone the field says it to the eye.
				sx={(theme) => ({
					width: { xs: '100%', lg: 310 },
					[theme.breakpoints.only('xs')]: tanggal === null ? {} : visuallyHidden,
				})}
			>
				{tanggal === null ? 'Semua tanggal' : hariTanggal(tanggal)}
			</Typography>
			<StepButton of="Hari" to="sebelumnya" onClick={() => onChange(tambahHari(tanggal ?? hariIni, -1))} />
			<DateField
				hiddenLabel="Tanggal kunjungan"
				margin="none"
				fullWidth={false}
				value={tanggal ?? ''}
				onChange={({ target }) => isTanggal(target.value) && onChange(target.value)}
				sx={{ flexGrow: { xs: 1, sm: 0 } }}
			/>
			<StepButton of="Hari" to="berikutnya" onClick={() => onChange(tambahHari(tanggal ?? hariIni, 1))} />
			<Button
				variant="outlined"
				disabled={tanggal === hariIni}
				onClick={() => onChange(hariIni)}
				sx={{ display: { xs: tanggal === hariIni ? 'none' : 'inline-flex', sm: 'inline-flex' } }}
			>
				Hari ini
			</Button>
		</>
	)
}
