import ArrowBack from '@mui/icons-material/ArrowBack'
import { Box, Button, Card, CardContent, Typography } from '@mui/material'
import { Link, useParams } from 'react-router-dom'
import { formatRupiah } from '../../contract/angka/rupiah.ts'
import { describeBayar } from '../../contract/reservasi/staff/bayar.ts'
import type { RincianReservasi } from '../../contract/reservasi/staff/reservasi.ts'
import { hariTanggal, waktuSingkat } from '../../contract/tanggal/format-date.ts'
import { useApiQuery } from '../api/use-api-query.ts'
import { LoadFailed } from '../layout/load-failed.tsx'
import { HistoryCard } from './history-card.tsx'
import { NextStepCard } from './next-step-card.tsx'
import { PasienCard } from './pasien-card.tsx'
import { PrintedReservasi } from './printed-reservasi.tsx'
import { ReservasiActions } from './reservasi-actions.tsx'
import { StatusChip } from './status-chip.tsx'
import { UbahCard } from './ubah-card.tsx'

/** One reservation; `onDone` returns the focus to the scan field. */
export function ReservasiDetailPage({ onDone }: { onDone: () => void }) {
	const { id = '' } = useParams()
	// `useGetOne` would start with the list's row from the cache, which has fewer fields.
	const { data: reservasi, failure, refetch } = useApiQuery('GET /v1/staf/reservasi/{id}', { params: { id } })
	return (
		<>
			<Button component={Link} to="/reservasi" startIcon={<ArrowBack />} sx={{ justifySelf: 'start', minHeight: 40 }}>
				Daftar reservasi
			</Button>
			{failure && <LoadFailed message={failure} onRetry={refetch} />}
			{!reservasi && !failure && <Typography color="textSecondary">Memuat …</Typography>}
			{reservasi && (
				<>
					<Detail
						reservasi={reservasi}
						onChanged={refetch}
						onMoved={async () => {
							await refetch()
							onDone()
						}}
					/>
					<PrintedReservasi reservasi={reservasi} />
				</>
			)}
		</>
	)
}

interface DetailProps {
	reservasi: RincianReservasi
	onMoved: () => Promise<void>
	onChanged: () => Promise<unknown>
}

/** Two columns; on a tablet one, with the next step right below the reservation. */
const column = { display: { xs: 'contents', lg: 'grid' }, gap: 2, minWidth: 0 }

const Detail = ({ reservasi, onMoved, onChanged }: DetailProps) => (
	<Box sx={{ display: 'grid', gap: 2, alignItems: 'start', gridTemplateColumns: { lg: 'minmax(0, 1fr) 22rem' } }}>
		<Box sx={column}>
			<Card>
				<CardContent>
					<Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
						<Typography
							component="h1"
							sx={{
								fontSize: { xs: '1.4rem', sm: '1.75rem' },
								fontWeight: 800,
								whiteSpace: 'nowrap',
								fontVariantLigatures: 'none',
								color: 'var(--color-teal-900, #063534)',
							}}
						>
							{reservasi.kode}
						</Typography>
						<StatusChip status={reservasi.status} large />
					</Box>
					<Facts
						facts={[
							['Tanggal kunjungan', hariTanggal(reservasi.tanggalVisit)],
							['Atas nama', reservasi.atasNama || '–'],
							['Nomor telepon', reservasi.noTelp || '–'],
							['Dibuat', `${waktuSingkat(reservasi.createdAt)} WIB`],
							['Asal', reservasi.asal === 'meja' ? 'Meja pendaftaran' : 'Situs'],
							['Pembayaran', describeBayar(reservasi)],
						]}
					/>
					<ReservasiActions reservasi={reservasi} />
				</CardContent>
			</Card>
			<Box sx={{ display: 'grid', gap: 2, order: 2 }}>
				{reservasi.pasien.map((pasien, place) => (
					<PasienCard key={pasien.id ?? place} pasien={pasien} reservasi={reservasi} onChanged={onChanged} />
				))}
				<Card>
					<CardContent
						sx={{ display: 'flex', justifyContent: 'space-between', '&:last-child': { paddingBlockEnd: 2 } }}
					>
						<Typography variant="h6" component="p">
							Total
						</Typography>
						<Typography variant="h6" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
							{formatRupiah(reservasi.total)}
						</Typography>
					</CardContent>
				</Card>
			</Box>
		</Box>
		<Box sx={column}>
			<Box sx={{ order: 1 }}>
				<NextStepCard reservasi={reservasi} onMoved={onMoved} />
			</Box>
			<Box sx={{ order: 1 }}>
				<UbahCard reservasi={reservasi} onChanged={onChanged} />
			</Box>
			<Box sx={{ order: 3 }}>
				<HistoryCard reservasi={reservasi} />
			</Box>
		</Box>
	</Box>
)

const Facts = ({ facts }: { facts: [string, string][] }) => (
	<Box
		component="dl"
		sx={{ display: 'grid', gap: 1.5, marginBlock: 2, gridTemplateColumns: { xs: '1fr 1fr', xl: 'repeat(3, auto)' } }}
	>
		{facts.map(([nama, isi]) => (
			<div key={nama}>
				<Typography component="dt" color="textSecondary" sx={{ fontSize: '0.8125rem' }}>
					{nama}
				</Typography>
				<Typography
					component="dd"
					sx={{ margin: 0, fontWeight: 650, overflowWrap: 'anywhere', fontVariantLigatures: 'none' }}
				>
					{isi}
				</Typography>
			</div>
		))}
	</Box>
)
