import DateRange from '@mui/icons-material/DateRange'
import { Button, Typography } from '@mui/material'
import { useState } from 'react'
import { isTanggal } from '../../contract/tanggal/tanggal.ts'
import { TitledDialog } from '../dialogs/titled-dialog.tsx'
import { fieldProps } from '../dialogs/use-fields.ts'
import { DateField } from '../inputs/date-field.tsx'
import { DownloadButton } from '../layout/download-button.tsx'

interface ExportRangeProps {
	/** The day that is shown, where the range begins. */
	tanggal: string
	status?: string
}

export function ExportRange({ tanggal, status }: ExportRangeProps) {
	const [isOpen, setOpen] = useState(false)
	return (
		<>
			<Button variant="outlined" startIcon={<DateRange />} onClick={() => setOpen(true)}>
				Unduh rentang
			</Button>
			{isOpen && <RangeDialog tanggal={tanggal} status={status} onClose={() => setOpen(false)} />}
		</>
	)
}

function RangeDialog({ tanggal, status, onClose }: ExportRangeProps & { onClose: () => void }) {
	const [range, setRange] = useState({ dari: tanggal, sampai: tanggal })
	const isWhole = isTanggal(range.dari) && isTanggal(range.sampai)
	const isReversed = isWhole && range.sampai < range.dari
	const errors: Record<string, string> = isReversed ? { sampai: 'Tidak boleh sebelum hari pertama.' } : {}
	const field = fieldProps(range, (part) => setRange({ ...range, ...part }), errors)
	return (
		<TitledDialog
			title="Unduh reservasi beberapa hari"
			onClose={onClose}
			maxWidth="xs"
			actions={
				<>
					<Button onClick={onClose}>Tutup</Button>
					<DownloadButton
						route="GET /v1/staf/reservasi/ekspor"
						input={[{ query: { ...range, status } }]}
						variant="contained"
						disabled={!isWhole || isReversed}
					>
						Unduh
					</DownloadButton>
				</>
			}
		>
			<Typography color="textSecondary" gutterBottom>
				Menurut tanggal kunjungan{status ? ', hanya status yang sedang dipilih' : ''}. Unduhan tercatat di riwayat.
			</Typography>
			<DateField label="Dari tanggal" {...field('dari')} />
			<DateField label="Sampai tanggal" {...field('sampai')} />
		</TitledDialog>
	)
}
