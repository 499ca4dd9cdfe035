import { Alert, Box, Link as TextLink } from '@mui/material'
import { useState } from 'react'
import { Title, useCanAccess, useNotify } from 'react-admin'
import { Link } from 'react-router-dom'
import { tanggalWib } from '../../contract/tanggal/tanggal.ts'
import { useApiQuery } from '../api/use-api-query.ts'
import { LoadState } from '../layout/load-state.tsx'
import { HariBukaCard } from './hari-buka-card.tsx'
import { HariTutupCard, HariTutupDialog, newHariTutup } from './hari-tutup-card.tsx'
import { JamDatangCard } from './jam-datang-card.tsx'
import { KuotaPaketCard } from './kuota-paket-card.tsx'
import { MonthCard } from './month-card.tsx'
import { PindahDialog } from './pindah-dialog.tsx'
import { type Rentang, TutupRentangDialog } from './tutup-rentang-dialog.tsx'

/** The calendar of visits: a month, open weekdays and quota, windows of arrival, closed days of a year, quotas of packages. */
export default function KalenderPage() {
	const notify = useNotify()
	const today = tanggalWib(Date.now())
	const [bulan, setBulan] = useState(today.slice(0, 7))
	const [tahun, setTahun] = useState(Number(today.slice(0, 4)))
	/** The day of the month that is about to close. */
	const [closing, setClosing] = useState<string>()
	const [isClosingRentang, setClosingRentang] = useState(false)
	/** The closed days whose reservations are about to move. */
	const [moving, setMoving] = useState<Rentang>()
	const { canAccess: mayMove } = useCanAccess({ resource: 'reservasi', action: 'edit' })
	const kalender = useApiQuery('GET /v1/staf/kalender')
	const month = useApiQuery('GET /v1/staf/kalender/bulan', { query: { bulan } }, { keepPrevious: true })
	const closed = useApiQuery('GET /v1/staf/kalender/tutup', { query: { tahun } }, { keepPrevious: true })
	const reload = () => Promise.all([kalender.refetch(), month.refetch(), closed.refetch()])
	const failure = kalender.failure ?? month.failure ?? closed.failure
	const { data } = kalender
	const saved = () => {
		setClosing(undefined)
		notify('Perubahan disimpan', { type: 'success' })
		void reload()
	}

	return (
		<Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 1240, paddingBlockEnd: 4 }}>
			<Title title="Kalender kunjungan" />
			<LoadState
				label="Memuat kalender"
				rows={8}
				data={data && month.data && closed.data}
				failure={failure}
				onRetry={reload}
			/>
			{data && month.data && closed.data && (
				<>
					{!data.pengaturan && (
						<Alert severity="info">
							Toko belum memiliki pengaturan, jadi pengunjung belum dapat memilih tanggal.{' '}
							<TextLink component={Link} to="/shop-setting">
								Isi pengaturan toko
							</TextLink>
						</Alert>
					)}
					<MonthCard bulan={bulan} days={month.data} onChange={setBulan} onClose={setClosing} />
					<Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { lg: '1fr 1fr' }, alignItems: 'start' }}>
						<HariTutupCard
							tahun={tahun}
							onTahun={setTahun}
							rows={closed.data}
							kalender={data}
							onSaved={saved}
							onLoaded={reload}
							onCloseRentang={() => setClosingRentang(true)}
							onMove={mayMove ? (tanggal) => setMoving({ dari: tanggal, sampai: tanggal }) : undefined}
						/>
						<Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
							{data.pengaturan && <HariBukaCard pengaturan={data.pengaturan} terisi={data.terisi} onSaved={saved} />}
							{data.pengaturan && <JamDatangCard pengaturan={data.pengaturan} onSaved={saved} />}
							<KuotaPaketCard paket={data.paket} poliKlinik={data.poliKlinik} onSaved={saved} />
						</Box>
					</Box>
				</>
			)}
			{closing && data && (
				<HariTutupDialog
					open={closed.data?.find(({ tanggal }) => tanggal === closing) ?? newHariTutup(closing)}
					terisi={data.terisi}
					onClose={() => setClosing(undefined)}
					onSaved={saved}
				/>
			)}
			{isClosingRentang && data && (
				<TutupRentangDialog
					terisi={data.terisi}
					onClose={() => setClosingRentang(false)}
					onClosed={(rentang, jumlah) => mayMove && jumlah > 0 && setMoving(rentang)}
					onSaved={() => {
						setClosingRentang(false)
						saved()
					}}
				/>
			)}
			{moving && (
				<PindahDialog
					{...moving}
					onClose={() => {
						setMoving(undefined)
						void reload()
					}}
				/>
			)}
		</Box>
	)
}
