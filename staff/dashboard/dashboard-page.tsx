import { Box, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { useState } from 'react'
import { Title } from 'react-admin'
import { formatRupiah } from '../../contract/angka/rupiah.ts'
import { type Dasbor, rentangDasbor } from '../../contract/staff/dashboard.ts'
import { useApiQuery } from '../api/use-api-query.ts'
import { LoadFailed } from '../layout/load-failed.tsx'
import { Memuat } from '../layout/memuat.tsx'
import { CountedList } from './counted-list.tsx'
import { DailyPlot } from './daily-plot.tsx'
import { CorongCard, StatistikCards } from './statistik-cards.tsx'
import { WaitingCard } from './waiting-card.tsx'

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
			{failure && <LoadFailed message={failure} onRetry={refetch} />}
			{!data && !failure && <Memuat label="Memuat dasbor" rows={8} />}
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
