import FileDownload from '@mui/icons-material/FileDownloadOutlined'
import FileUpload from '@mui/icons-material/FileUploadOutlined'
import { Alert, Box, Button, Card, CardContent, Typography } from '@mui/material'
import { useRef, useState } from 'react'
import type { HttpError } from 'react-admin'
import type { JenisCsv, RencanaImpor } from '../../contract/staff/csv.ts'
import { callApi } from '../api/call-api.ts'
import { RencanaTable } from './rencana-table.tsx'

interface CsvCardProps {
	jenis: JenisCsv
	nama: string
	bantuan: string
}

interface Keadaan {
	csv?: string
	rencana?: RencanaImpor
	pesan?: { severity: 'success' | 'error'; text: string }
}

/** Download, upload, look at every change, and only then apply them all. */
export function CsvCard({ jenis, nama, bantuan }: CsvCardProps) {
	const [{ csv, rencana, pesan }, setKeadaan] = useState<Keadaan>({})
	const [isBusy, setBusy] = useState(false)
	const input = useRef<HTMLInputElement>(null)

	async function send(what: 'periksa' | 'terapkan', text: string) {
		setBusy(true)
		try {
			const { data } = await callApi<RencanaImpor>('POST', `/impor/csv/${jenis}/${what}`, { csv: text })
			setKeadaan(
				what === 'periksa'
					? { csv: text, rencana: data }
					: { pesan: { severity: 'success', text: `Perubahan pada ${nama.toLowerCase()} sudah diterapkan.` } },
			)
		} catch (error) {
			const { message, body } = error as HttpError
			const details = Object.entries<string>(body?.errors ?? {}).map(([field, sentence]) =>
				field === 'csv' ? sentence : `${field}: ${sentence}`,
			)
			setKeadaan({ pesan: { severity: 'error', text: [message, ...details.slice(0, 5)].join(' ') } })
		} finally {
			setBusy(false)
		}
	}

	const jumlah = rencana?.jumlah
	const changes = jumlah ? jumlah.baru + jumlah.ubah + jumlah.hapus : 0
	return (
		<Card>
			<CardContent sx={{ display: 'grid', gap: 1.5 }}>
				<Typography variant="h6" component="h2">
					{nama}
				</Typography>
				<Typography color="textSecondary">{bantuan}</Typography>
				<Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
					<Button
						href={`/api/v1/staf/impor/csv/${jenis}`}
						download
						variant="outlined"
						startIcon={<FileDownload />}
						sx={{ minHeight: 44 }}
						aria-label={`Unduh CSV ${nama.toLowerCase()}`}
					>
						Unduh CSV
					</Button>
					<Button
						variant="outlined"
						startIcon={<FileUpload />}
						disabled={isBusy}
						onClick={() => input.current?.click()}
						sx={{ minHeight: 44 }}
						aria-label={`Unggah CSV ${nama.toLowerCase()}`}
					>
						Unggah CSV
					</Button>
					<input
						ref={input}
						type="file"
						hidden
						accept=".csv,text/csv"
						onChange={async ({ target }) => {
							const [file] = target.files ?? []
							target.value = ''
							if (file) await send('periksa', await file.text())
						}}
					/>
				</Box>
				{pesan && <Alert severity={pesan.severity}>{pesan.text}</Alert>}
				{rencana && jumlah && (
					<>
						<Alert severity={jumlah.salah > 0 ? 'warning' : 'info'}>
							{`${jumlah.baru} baru, ${jumlah.ubah} berubah, ${jumlah.hapus} dihapus, ${jumlah.sama} tetap, ${jumlah.salah} salah.`}
							{jumlah.salah > 0 && ' Perbaiki baris yang salah di berkas, lalu unggah lagi.'}
						</Alert>
						<RencanaTable baris={rencana.baris} />
						<Box sx={{ display: 'flex', gap: 1 }}>
							<Button
								variant="contained"
								disabled={isBusy || jumlah.salah > 0 || changes === 0}
								onClick={() => csv && send('terapkan', csv)}
								sx={{ minHeight: 44 }}
							>
								{changes === 0 ? 'Tidak ada perubahan' : `Terapkan ${changes} perubahan`}
							</Button>
							<Button onClick={() => setKeadaan({})} sx={{ minHeight: 44 }}>
								Batal
							</Button>
						</Box>
					</>
				)}
			</CardContent>
		</Card>
	)
}
