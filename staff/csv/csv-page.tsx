import FileDownload from '@mui/icons-material/FileDownloadOutlined'
import { Box, Typography } from '@mui/material'
import { Title } from 'react-admin'
import type { JenisCsv } from '../../contract/staff/csv.ts'
import { DownloadButton } from '../layout/download-button.tsx'
import { TitledCard } from '../layout/titled-card.tsx'
import { CsvCard } from './csv-card.tsx'

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
