import { Box, Button, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material'
import { useState } from 'react'
import { Title } from 'react-admin'
import { Link } from 'react-router-dom'
import { formatRupiah } from '../../contract/angka/rupiah.ts'
import { daftarMenunggu, type JenisMenunggu, MENUNGGU_MAX } from '../../contract/staff/daftar-menunggu.ts'
import { type Dasbor, rentangDasbor } from '../../contract/staff/dashboard.ts'
import { tanggalSingkat } from '../../contract/tanggal/format-date.ts'
import { tanggalWib } from '../../contract/tanggal/tanggal.ts'
import { useApiQuery } from '../api/use-api-query.ts'
import { LoadState } from '../layout/load-state.tsx'
import { TitledCard } from '../layout/titled-card.tsx'
import { listAddress } from '../menunggu/list-address.ts'
import { CountedList } from './counted-list.tsx'
import { DailyPlot } from './daily-plot.tsx'
import { CorongCard, StatistikCards } from './statistik-cards.tsx'

const countOf = (nama: string) => (nilai: number) => `${nilai.toLocaleString('id-ID')} ${nama}`
/** `info_kesehatan_detail` → `Info kesehatan detail` */
const pageName = (routeName: string) => {
	const words = routeName.replaceAll('_', ' ').replace('detial', 'detail')
	return words.charAt(0).toUpperCase() + words.slice(1)
}
/** Statistics and open tasks, as far as the role may see them. */
export default function DashboardPage() {
	const [hari, setHari] = useState<number>(30)
	const { data, failure, refetch } = useApiQuery('GET /v1/staf/dasbor', { query: { hari } }, { keepPrevious: true })
	return (
		<Box sx={{ display: 'grid', gap: 2, maxWidth: 1240, paddingBlockEnd: 4 }}>
			<Title title="Dasbor" />
			<ToggleButtonGroup
				exclusive
				value={hari}
				onChange={(_, chosen: number | null) => chosen && setHari(chosen)}
				aria-label="Rentang waktu"
			>
				{rentangDasbor.map((each) => (
					<ToggleButton key={each} value={each}>
						{`${each} hari`}
					</ToggleButton>
				))}
			</ToggleButtonGroup>
			<LoadState label="Memuat dasbor" rows={8} data={data} failure={failure} onRetry={refetch} />
			{data && <Statistics dasbor={data} hari={hari} />}
		</Box>
	)
}

function Statistics({ dasbor, hari }: { dasbor: Dasbor; hari: number }) {
	const { menunggu, kunjungan, reservasi, statistik, corong } = dasbor
	return (
		<>
			<WaitingCard menunggu={menunggu} />
			<Box
				sx={{
					display: 'grid',
					gap: 2,
					alignItems: 'start',
					gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
				}}
			>
				{reservasi && (
					<>
						<DailyPlot
							title="Reservasi dibuat"
							data={reservasi.map((day) => ({ tanggal: day.tanggal, nilai: day.reservasi }))}
							format={countOf('reservasi')}
						/>
						<DailyPlot
							title="Nilai reservasi"
							data={reservasi.map((day) => ({ tanggal: day.tanggal, nilai: day.pendapatan }))}
							format={formatRupiah}
						/>
					</>
				)}
				{statistik && <StatistikCards statistik={statistik} rentang={hari} />}
				{corong && <CorongCard corong={corong} />}
				{kunjungan && (
					<>
						{/* Visitor records without IP addresses cannot count visitors. */}
						{kunjungan.harian.some(({ pengunjung }) => pengunjung > 0) && (
							<DailyPlot
								title="Pengunjung per hari"
								data={kunjungan.harian.map((day) => ({ tanggal: day.tanggal, nilai: day.pengunjung }))}
								format={countOf('pengunjung')}
								isAverage
							/>
						)}
						<DailyPlot
							title="Halaman dibuka"
							data={kunjungan.harian.map((day) => ({ tanggal: day.tanggal, nilai: day.halaman }))}
							format={countOf('halaman')}
						/>
						<CountedList
							title="Halaman yang paling banyak dibuka"
							data={kunjungan.halaman.map(({ nama, jumlah }) => ({ nama: pageName(nama), jumlah }))}
							emptyText="Belum ada kunjungan yang tercatat."
						/>
						<CountedList
							title="Dokter yang paling banyak dilihat"
							data={kunjungan.dokter}
							emptyText="Belum ada jadwal dokter yang dibuka."
						/>
					</>
				)}
			</Box>
		</>
	)
}

const countText = (jumlah: number) =>
	jumlah >= MENUNGGU_MAX ? `${MENUNGGU_MAX.toLocaleString('id-ID')}+` : String(jumlah)

function WaitingCard({ menunggu: { komentar, reservasi, tinjau } }: { menunggu: Dasbor['menunggu'] }) {
	return (
		<TitledCard title="Menunggu Anda" gutterBottom>
			<Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
				{reservasi !== undefined && <CountButton nama="reservasi baru" jumlah={reservasi} jenis="reservasi-baru" />}
				{komentar !== undefined && <CountButton nama="komentar" jumlah={komentar} jenis="komentar" />}
				{tinjau && <CountButton nama="artikel perlu ditinjau" jumlah={tinjau.jumlah} jenis="artikel-tinjau" />}
			</Box>
			{tinjau && tinjau.artikel.length > 0 && (
				<>
					<Typography variant="body2" color="textSecondary" sx={{ marginBlockStart: 2 }}>
						{`Artikel yang tidak diperbarui lebih dari ${tinjau.hari} hari, yang terlama lebih dulu:`}
					</Typography>
					<Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5 }}>
						{tinjau.artikel.map(({ id, judul, updatedAt }) => (
							<li key={id}>
								<Box
									component={Link}
									to={`/artikel/${id}`}
									sx={{ display: 'inline-block', paddingBlock: 1, color: 'primary.main' }}
								>
									{judul}
								</Box>
								{` · ${tanggalSingkat(updatedAt)}`}
							</li>
						))}
					</Box>
				</>
			)}
		</TitledCard>
	)
}

/** A count that leads to exactly what it counts. */
const CountButton = ({ nama, jumlah, jenis }: { nama: string; jumlah: number; jenis: JenisMenunggu }) => (
	<Button
		component={Link}
		to={listAddress(daftarMenunggu(jenis, tanggalWib(Date.now())))}
		variant={jumlah > 0 ? 'contained' : 'outlined'}
		sx={{ minHeight: 56, fontSize: '1rem', gap: 1 }}
	>
		<Box component="strong" sx={{ fontSize: '1.4rem', fontVariantNumeric: 'tabular-nums' }}>
			{countText(jumlah)}
		</Box>
		{nama}
	</Button>
)
