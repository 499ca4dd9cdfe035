import { Alert, Box, LinearProgress, Link as TextLink } from '@mui/material'
import { useState } from 'react'
import { Title, useNotify } from 'react-admin'
import { Link } from 'react-router-dom'
import type { BarisHariTutup, HariTutupValues } from '../../contract/reservasi/staff/kalender.ts'
import { tanggalWib } from '../../contract/tanggal/tanggal.ts'
import { useApiQuery } from '../api/use-api-query.ts'
import { LoadFailed } from '../layout/load-failed.tsx'
import { HariBukaCard } from './hari-buka-card.tsx'
import { HariTutupCard } from './hari-tutup-card.tsx'
import { HariTutupDialog } from './hari-tutup-dialog.tsx'
import { KuotaPaketCard } from './kuota-paket-card.tsx'
import { MonthCard } from './month-card.tsx'

/** The calendar of visits: a month, open weekdays and quota, closed days of a year, quotas of packages. */
export function KalenderPage() {
	const notify = useNotify()
	const today = tanggalWib(Date.now())
	const [bulan, setBulan] = useState(today.slice(0, 7))
	const [tahun, setTahun] = useState(Number(today.slice(0, 4)))
	const [open, setOpen] = useState<HariTutupValues | BarisHariTutup | null>(null)
	const kalender = useApiQuery('GET /v1/staf/kalender')
	const month = useApiQuery('GET /v1/staf/kalender/bulan', { query: { bulan } }, { keepPrevious: true })
	const closed = useApiQuery('GET /v1/staf/kalender/tutup', { query: { tahun } }, { keepPrevious: true })
	const reload = () => Promise.all([kalender.refetch(), month.refetch(), closed.refetch()])
	const failure = kalender.failure ?? month.failure ?? closed.failure
	const { data } = kalender
	const saved = () => {
		setOpen(null)
		notify('Perubahan disimpan', { type: 'success' })
		void reload()
	}
	const close = (tanggal = '') => setOpen({ tanggal, keterangan: '', perkiraan: false })

	return (
		<Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 1240, paddingBlockEnd: 4 }}>
			<Title title="Kalender kunjungan" />
			{failure && <LoadFailed message={failure} onRetry={reload} />}
			{!failure && !(data && month.data && closed.data) && <LinearProgress aria-label="Memuat kalender" />}
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
					<MonthCard bulan={bulan} days={month.data} onChange={setBulan} onClose={close} />
					<Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { lg: '1fr 1fr' }, alignItems: 'start' }}>
						<HariTutupCard
							tahun={tahun}
							onTahun={setTahun}
							rows={closed.data}
							kalender={data}
							onAdd={() => close()}
							onOpen={setOpen}
							onLoaded={reload}
						/>
						<Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
							{data.pengaturan && <HariBukaCard pengaturan={data.pengaturan} terisi={data.terisi} onSaved={saved} />}
							<KuotaPaketCard paket={data.paket} onSaved={saved} />
						</Box>
					</Box>
				</>
			)}
			{open && data && (
				<HariTutupDialog open={open} terisi={data.terisi} onClose={() => setOpen(null)} onSaved={saved} />
			)}
		</Box>
	)
}
