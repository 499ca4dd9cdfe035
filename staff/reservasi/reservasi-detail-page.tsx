import { Box, Card, CardContent, Typography } from '@mui/material'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useParams } from 'react-router-dom'
import { formatRupiah } from '../../contract/angka/rupiah.ts'
import { withJam } from '../../contract/reservasi/jam-datang.ts'
import { describeBayar } from '../../contract/reservasi/staff/bayar.ts'
import type { RincianReservasi } from '../../contract/reservasi/staff/reservasi.ts'
import { hariTanggal, waktuSingkat } from '../../contract/tanggal/format-date.ts'
import { useApiQuery } from '../api/use-api-query.ts'
import { LoadState } from '../layout/load-state.tsx'
import { useSettled } from '../undo/use-settled.ts'
import { Facts } from './facts.tsx'
import { HistoryCard } from './history-card.tsx'
import { NextStepCard } from './next-step-card.tsx'
import { NoTelp } from './no-telp.tsx'
import { PasienCard } from './pasien-card.tsx'
import { PrintedReservasi, Struk } from './printed-reservasi.tsx'
import { type Cetakan, ReservasiActions } from './reservasi-actions.tsx'
import { StatusChip } from './status-chip.tsx'
import { UbahCard } from './ubah-card.tsx'

/** One reservation; `onDone` returns the focus to the scan field. */
export function ReservasiDetailPage({ onDone }: { onDone: () => void }) {
	const { id = '' } = useParams()
	// `useGetOne` would start with the list's row from the cache, which has fewer fields.
	const { data: reservasi, failure, refetch } = useApiQuery('GET /v1/staf/reservasi/{id}', { params: { id } })
	const [cetakan, setCetakan] = useState<Cetakan>('lembar')
	const print = (wanted: Cetakan) => {
		flushSync(() => setCetakan(wanted))
		// The browser's own command prints the sheet again.
		addEventListener('afterprint', () => setCetakan('lembar'), { once: true })
		window.print()
	}
	return (
		<>
			<LoadState label="Memuat reservasi" rows={8} data={reservasi} failure={failure} onRetry={refetch} />
			{reservasi && (
				<>
					<Detail
						reservasi={reservasi}
						onPrint={print}
						onChanged={refetch}
						onMoved={async () => {
							await refetch()
							onDone()
						}}
					/>
					{cetakan === 'lembar' ? (
						<PrintedReservasi reservasi={reservasi} />
					) : (
						<Struk reservasi={reservasi} lebar={cetakan} />
					)}
				</>
			)}
		</>
	)
}

const nomorAntrean = ({ antrean }: RincianReservasi): [string, string][] =>
	antrean ? [['Nomor antrean', antrean]] : []

/** Otherwise the desk would take it that the patient has read the mail. */
const emailTertahan = ({ email }: RincianReservasi): [string, string][] =>
	email ? [['Email', email === 'berhenti' ? 'Dihentikan pemiliknya' : 'Belum dikonfirmasi, tidak dikirim']] : []

interface DetailProps {
	reservasi: RincianReservasi
	onMoved: () => Promise<void>
	onChanged: () => Promise<unknown>
	onPrint: (cetakan: Cetakan) => void
}

/** Two columns; on a tablet one, with the next step right below the reservation. */
const column = { display: { xs: 'contents', lg: 'grid' }, gap: 2, minWidth: 0 }

function Detail({ reservasi, onMoved, onChanged, onPrint }: DetailProps) {
	const isSettled = useSettled(`${reservasi.id} ${reservasi.status}`)
	// Another status moves the buttons of the whole page.
	const hold = isSettled ? {} : { '& button, & a': { pointerEvents: 'none' } }
	return (
		<Box
			sx={{
				display: 'grid',
				gap: 2,
				alignItems: 'start',
				gridTemplateColumns: { lg: 'minmax(0, 1fr) 22rem' },
				...hold,
			}}
		>
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
								['Tanggal kunjungan', withJam(hariTanggal(reservasi.tanggalVisit), reservasi.jamDatang)],
								['Atas nama', reservasi.atasNama],
								['Nomor telepon', <NoTelp key="noTelp" noTelp={reservasi.noTelp} />],
								['Dibuat', `${waktuSingkat(reservasi.createdAt)} WIB`],
								['Asal', reservasi.asal === 'meja' ? 'Meja pendaftaran' : 'Situs'],
								['Pembayaran', describeBayar(reservasi)],
								...nomorAntrean(reservasi),
								...emailTertahan(reservasi),
							]}
							sx={{
								gap: 1.5,
								marginBlock: 2,
								gridTemplateColumns: { xs: '1fr 1fr', xl: 'repeat(3, auto)' },
								'& dd': { fontWeight: 650 },
							}}
						/>
						<ReservasiActions reservasi={reservasi} onPrint={onPrint} />
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
					<NextStepCard reservasi={reservasi} isSettled={isSettled} onMoved={onMoved} />
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
}
