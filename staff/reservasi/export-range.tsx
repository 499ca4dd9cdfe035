import DateRange from '@mui/icons-material/DateRange'
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField, Typography } from '@mui/material'
import { useId, useState } from 'react'
import { isTanggal } from '../../contract/tanggal/tanggal.ts'
import { apiAddress } from '../api/call-api.ts'

interface ExportRangeProps {
	/** The day that is shown, where the range begins. */
	tanggal: string
	status?: string
}

/** Downloads the reservations of several days. */
export function ExportRange({ tanggal, status }: ExportRangeProps) {
	const [range, setRange] = useState<{ dari: string; sampai: string }>()
	const title = useId()
	const close = () => setRange(undefined)
	const isWhole = range !== undefined && isTanggal(range.dari) && isTanggal(range.sampai)
	const isReversed = isWhole && range.sampai < range.dari
	return (
		<>
			<Button
				variant="outlined"
				startIcon={<DateRange />}
				onClick={() => setRange({ dari: tanggal, sampai: tanggal })}
				sx={{ minHeight: 40 }}
			>
				Unduh rentang
			</Button>
			{range && (
				<Dialog open onClose={close} fullWidth maxWidth="xs" aria-labelledby={title}>
					<DialogTitle id={title}>Unduh reservasi beberapa hari</DialogTitle>
					<DialogContent>
						<Typography color="textSecondary" gutterBottom>
							Menurut tanggal kunjungan{status ? ', hanya status yang sedang dipilih' : ''}. Unduhan tercatat di
							riwayat.
						</Typography>
						<TextField
							type="date"
							label="Dari tanggal"
							value={range.dari}
							onChange={({ target }) => setRange({ ...range, dari: target.value })}
							slotProps={{ inputLabel: { shrink: true } }}
						/>
						<TextField
							type="date"
							label="Sampai tanggal"
							value={range.sampai}
							onChange={({ target }) => setRange({ ...range, sampai: target.value })}
							error={isReversed}
							helperText={isReversed && 'Tidak boleh sebelum hari pertama.'}
							slotProps={{ inputLabel: { shrink: true } }}
						/>
					</DialogContent>
					<DialogActions>
						<Button onClick={close}>Tutup</Button>
						<Button
							href={apiAddress('GET /v1/staf/reservasi/ekspor', { query: { ...range, status } })}
							download
							variant="contained"
							disabled={!isWhole || isReversed}
						>
							Unduh
						</Button>
					</DialogActions>
				</Dialog>
			)}
		</>
	)
}
