import ChevronLeft from '@mui/icons-material/ChevronLeft'
import ChevronRight from '@mui/icons-material/ChevronRight'
import { Button, IconButton, Typography } from '@mui/material'
import { hariTanggal } from '../../contract/tanggal/format-date.ts'
import { isTanggal, tambahHari, tanggalWib } from '../../contract/tanggal/tanggal.ts'
import { DateField } from '../inputs/date-field.tsx'
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
			<IconButton aria-label="Hari sebelumnya" onClick={() => onChange(tambahHari(tanggal ?? hariIni, -1))}>
				<ChevronLeft />
			</IconButton>
			<DateField
				hiddenLabel="Tanggal kunjungan"
				margin="none"
				fullWidth={false}
				value={tanggal ?? ''}
				onChange={({ target }) => isTanggal(target.value) && onChange(target.value)}
				sx={{ flexGrow: { xs: 1, sm: 0 } }}
			/>
			<IconButton aria-label="Hari berikutnya" onClick={() => onChange(tambahHari(tanggal ?? hariIni, 1))}>
				<ChevronRight />
			</IconButton>
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
