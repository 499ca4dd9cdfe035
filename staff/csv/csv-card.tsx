import FileDownload from '@mui/icons-material/FileDownloadOutlined'
import FileUpload from '@mui/icons-material/FileUploadOutlined'
import { Alert, Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import type { JenisCsv, RencanaImpor } from '../../contract/staff/csv.ts'
import { callApi } from '../api/call-api.ts'
import { useSending } from '../api/use-sending.ts'
import { FileButton } from '../inputs/file-button.tsx'
import { DownloadButton } from '../layout/download-button.tsx'
import { TitledCard } from '../layout/titled-card.tsx'
import { PlanTable } from './plan-table.tsx'

/** The number of errors shown for a rejected file. */
const MAX_DETAILS = 5

interface CsvCardProps {
	jenis: JenisCsv
	nama: string
	help: string
}

/** Downloads a table, uploads it, shows every change, and applies all of them. */
export function CsvCard({ jenis, nama, help }: CsvCardProps) {
	const [plan, setPlan] = useState<{ csv: string; rencana: RencanaImpor }>()
	const [isApplied, setApplied] = useState(false)
	const { isSending, send, failure, fields } = useSending()
	const params = { jenis }

	const check = (csv: string) => {
		setPlan(undefined)
		setApplied(false)
		send(async () => {
			const { data } = await callApi('POST /v1/staf/impor/csv/{jenis}/periksa', { params, body: { csv } })
			setPlan({ csv, rencana: data })
		})
	}
	const apply = (csv: string) =>
		send(async () => {
			await callApi('POST /v1/staf/impor/csv/{jenis}/terapkan', { params, body: { csv } })
			setPlan(undefined)
			setApplied(true)
		})

	const details = Object.entries(fields).map(([field, sentence]) =>
		field === 'csv' ? sentence : `${field}: ${sentence}`,
	)
	const jumlah = plan?.rencana.jumlah
	const changes = jumlah ? jumlah.baru + jumlah.ubah + jumlah.hapus : 0
	return (
		<TitledCard title={nama} sx={{ display: 'grid', gap: 1.5 }}>
			<Typography color="textSecondary">{help}</Typography>
			<Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
				<DownloadButton
					route="GET /v1/staf/impor/csv/{jenis}"
					input={[{ params }]}
					variant="outlined"
					startIcon={<FileDownload />}
					aria-label={`Unduh CSV ${nama.toLowerCase()}`}
				>
					Unduh CSV
				</DownloadButton>
				<FileButton
					accept=".csv,text/csv"
					onFiles={async ([file]) => file && check(await file.text())}
					startIcon={<FileUpload />}
					disabled={isSending}
					aria-label={`Unggah CSV ${nama.toLowerCase()}`}
				>
					Unggah CSV
				</FileButton>
			</Box>
			{isApplied && <Alert severity="success">{`Perubahan pada ${nama.toLowerCase()} sudah diterapkan.`}</Alert>}
			{failure && <Alert severity="error">{[failure, ...details.slice(0, MAX_DETAILS)].join(' ')}</Alert>}
			{plan && jumlah && !failure && (
				<>
					<Alert severity={jumlah.salah > 0 ? 'warning' : 'info'}>
						{`${jumlah.baru} baru, ${jumlah.ubah} berubah, ${jumlah.hapus} dihapus, ${jumlah.sama} tetap, ${jumlah.salah} salah.`}
						{jumlah.salah > 0 && ' Perbaiki baris yang salah di berkas, lalu unggah lagi.'}
					</Alert>
					<PlanTable baris={plan.rencana.baris} />
					<Box sx={{ display: 'flex', gap: 1 }}>
						<Button
							variant="contained"
							disabled={isSending || jumlah.salah > 0 || changes === 0}
							onClick={() => apply(plan.csv)}
						>
							{changes === 0 ? 'Tidak ada perubahan' : `Terapkan ${changes} perubahan`}
						</Button>
						<Button onClick={() => setPlan(undefined)}>Batal</Button>
					</Box>
				</>
			)}
		</TitledCard>
	)
}
