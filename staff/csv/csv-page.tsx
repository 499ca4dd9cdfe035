import FileDownload from '@mui/icons-material/FileDownloadOutlined'
import FileUpload from '@mui/icons-material/FileUploadOutlined'
import { Alert, Box, Button, Chip, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { useState } from 'react'
import { Title } from 'react-admin'
import type { BarisRencana, JenisCsv, RencanaImpor } from '../../contract/staff/csv.ts'
import { callApi } from '../api/call-api.ts'
import { useSending } from '../api/use-sending.ts'
import { FileButton } from '../inputs/file-button.tsx'
import { DownloadButton } from '../layout/download-button.tsx'
import { TitledCard } from '../layout/titled-card.tsx'

const tables: { jenis: JenisCsv; nama: string; help: string }[] = [
	{
		jenis: 'dokter',
		nama: 'Dokter',
		help: 'Satu baris satu dokter; yang baru tidak perlu id. Poli klinik ditulis dengan alamatnya, beberapa dipisah |.',
	},
	{
		jenis: 'jadwal',
		nama: 'Jadwal',
		help: 'Satu baris satu waktu praktik. Baris seorang dokter menggantikan seluruh minggunya; dokter lain tetap.',
	},
	{
		jenis: 'paket',
		nama: 'Paket layanan',
		help: 'Satu baris satu paket. Paket baru tidak perlu id; kolom yang tidak disertakan tidak berubah.',
	},
]

export default function CsvPage() {
	return (
		<Box sx={{ display: 'grid', gap: 2, maxWidth: 1000, paddingBlockEnd: 4 }}>
			<Title title="Impor & ekspor" />
			<Typography color="textSecondary">
				Unduh tabel, ubah di lembar kerja, lalu unggah kembali. Anda melihat setiap perubahan sebelum diterapkan.
			</Typography>
			{tables.map((each) => (
				<CsvCard key={each.jenis} {...each} />
			))}
			<TitledCard title="Semua isi situs" sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
				<Typography color="textSecondary">
					Seluruh isi sebagai JSON, tanpa data member, pasien, dan reservasi. Gambar disebut namanya saja.
				</Typography>
				<DownloadButton route="GET /v1/staf/impor/isi.json" input={[]} variant="outlined" startIcon={<FileDownload />}>
					Unduh JSON
				</DownloadButton>
			</TitledCard>
		</Box>
	)
}

/** The number of errors shown for a rejected file. */
const MAX_DETAILS = 5

/** Downloads a table, uploads it, shows every change, and applies all of them. */
function CsvCard({ jenis, nama, help }: { jenis: JenisCsv; nama: string; help: string }) {
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

const labels = { baru: 'Baru', ubah: 'Berubah', sama: 'Tetap', hapus: 'Dihapus', salah: 'Salah' } as const
const colours = { baru: 'success', ubah: 'primary', sama: 'default', hapus: 'warning', salah: 'error' } as const

/** Longer cells are cut. */
const SHOWN = 80
const shorten = (text: string) => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text || '(kosong)')

/** What each line of the file would change. Unchanged lines are left out. */
function PlanTable({ baris }: { baris: BarisRencana[] }) {
	const shown = baris.filter(({ aksi }) => aksi !== 'sama')
	if (shown.length === 0) return null
	return (
		<Box sx={{ overflowX: 'auto', maxHeight: 480 }} tabIndex={0} role="region" aria-label="Perubahan per baris">
			<Table size="small" stickyHeader>
				<TableHead>
					<TableRow>
						<TableCell>Baris</TableCell>
						<TableCell>Tindakan</TableCell>
						<TableCell>Rincian</TableCell>
					</TableRow>
				</TableHead>
				<TableBody>
					{shown.map(({ nomor, aksi, label, perubahan, kesalahan }) => (
						<TableRow key={`${nomor} ${label}`} sx={{ verticalAlign: 'top' }}>
							<TableCell>{nomor || '–'}</TableCell>
							<TableCell>
								<Chip size="small" variant="outlined" color={colours[aksi]} label={labels[aksi]} />
							</TableCell>
							<TableCell>
								<strong>{label}</strong>
								{kesalahan.map((sentence) => (
									<Typography key={sentence} variant="body2" color="error">
										{sentence}
									</Typography>
								))}
								{aksi === 'ubah' &&
									perubahan.map(({ kolom, dari, ke }) => (
										<Typography key={kolom} variant="body2">
											{`${kolom}: `}
											<del>{shorten(dari)}</del>
											{' → '}
											<ins>{shorten(ke)}</ins>
										</Typography>
									))}
							</TableCell>
						</TableRow>
					))}
				</TableBody>
			</Table>
		</Box>
	)
}
