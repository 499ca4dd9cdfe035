import ChevronLeft from '@mui/icons-material/ChevronLeft'
import ChevronRight from '@mui/icons-material/ChevronRight'
import { Button, IconButton, TextField, Typography } from '@mui/material'
import { hariTanggal } from '../../contract/tanggal/format-date.ts'
import { isTanggal, tambahHari, tanggalWib } from '../../contract/tanggal/tanggal.ts'

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
			<Typography variant="h5" component="h1" aria-live="polite" sx={{ width: { xs: '100%', lg: 310 } }}>
				{tanggal === null ? 'Semua tanggal' : hariTanggal(tanggal)}
			</Typography>
			<IconButton aria-label="Hari sebelumnya" onClick={() => onChange(tambahHari(tanggal ?? hariIni, -1))}>
				<ChevronLeft />
			</IconButton>
			<Button
				variant="outlined"
				disabled={tanggal === hariIni}
				onClick={() => onChange(hariIni)}
				sx={{ minHeight: 40 }}
			>
				Hari ini
			</Button>
			<IconButton aria-label="Hari berikutnya" onClick={() => onChange(tambahHari(tanggal ?? hariIni, 1))}>
				<ChevronRight />
			</IconButton>
			<TextField
				type="date"
				margin="none"
				fullWidth={false}
				value={tanggal ?? ''}
				onChange={(event) => isTanggal(event.target.value) && onChange(event.target.value)}
				slotProps={{ htmlInput: { 'aria-label': 'Tanggal kunjungan' } }}
			/>
		</>
	)
}
