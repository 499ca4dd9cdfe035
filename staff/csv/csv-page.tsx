import FileDownload from '@mui/icons-material/FileDownloadOutlined'
import { Box, Button, Typography } from '@mui/material'
import { Title } from 'react-admin'
import type { JenisCsv } from '../../contract/staff/csv.ts'
import { apiAddress } from '../api/call-api.ts'
import { TitledCard } from '../layout/titled-card.tsx'
import { CsvCard } from './csv-card.tsx'

const tables: { jenis: JenisCsv; nama: string; help: string }[] = [
	{
		jenis: 'dokter',
		nama: 'Dokter',
		help: 'Satu baris satu dokter. Poli klinik ditulis dengan alamatnya, beberapa dipisah |.',
	},
	{
		jenis: 'jadwal',
		nama: 'Jadwal',
		help: 'Satu baris satu waktu praktik. Baris seorang dokter menggantikan seluruh minggunya; dokter lain tetap.',
	},
	{
		jenis: 'paket',
		nama: 'Paket layanan',
		help: 'Satu baris satu paket. Kosongkan id untuk paket baru; kolom yang tidak disertakan tidak berubah.',
	},
]

export function CsvPage() {
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
				<Button
					href={apiAddress('GET /v1/staf/impor/isi.json')}
					download
					variant="outlined"
					startIcon={<FileDownload />}
					sx={{ minHeight: 44 }}
				>
					Unduh JSON
				</Button>
			</TitledCard>
		</Box>
	)
}
