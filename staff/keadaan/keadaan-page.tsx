import { Alert, Box, Button, List, ListItem, Typography } from '@mui/material'
import { Title } from 'react-admin'
import { Link } from 'react-router-dom'
import type { HasilPeriksa, KeadaanSistem } from '../../contract/staff/keadaan.ts'
import { writeKeadaan } from '../../contract/staff/write-keadaan.ts'
import { waktuSingkat } from '../../contract/tanggal/format-date.ts'
import { useApiQuery } from '../api/use-api-query.ts'
import { useCopy } from '../dialogs/use-copy.ts'
import { LoadState } from '../layout/load-state.tsx'
import { TitledCard } from '../layout/titled-card.tsx'

const bagian = [
	{ nilai: 'gagal', nama: 'Gagal' },
	{ nilai: 'perhatian', nama: 'Perlu perhatian' },
	{ nilai: 'baik', nama: 'Baik' },
] as const

/** The state of the installation: what fails comes first, each with what to do. */
export default function KeadaanPage() {
	const { data, failure, isFetching, refetch } = useApiQuery('GET /v1/staf/keadaan')
	return (
		<Box sx={{ maxWidth: 900, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
			<Title title="Keadaan sistem" />
			<LoadState label="Memeriksa sistem" data={data} failure={failure} onRetry={refetch} />
			{data && <Ringkasan keadaan={data} isChecking={isFetching} onCheck={refetch} />}
			{data &&
				bagian.map(({ nilai, nama }) => (
					<HasilCard key={nilai} nama={nama} hasil={data.periksa.filter((each) => each.nilai === nilai)} />
				))}
		</Box>
	)
}

interface RingkasanProps {
	keadaan: KeadaanSistem
	isChecking: boolean
	onCheck: () => void
}

function Ringkasan({ keadaan, isChecking, onCheck }: RingkasanProps) {
	const copy = useCopy('Jalankan npm run doctor di server.')
	const jumlah = (nilai: HasilPeriksa['nilai']) => keadaan.periksa.filter((each) => each.nilai === nilai).length
	const [gagal, perhatian] = [jumlah('gagal'), jumlah('perhatian')]
	return (
		<>
			<Alert severity={gagal ? 'error' : perhatian ? 'warning' : 'success'}>
				{gagal || perhatian
					? `${gagal} gagal, ${perhatian} perlu perhatian. Kerjakan dari atas.`
					: 'Semua baik. Tidak ada yang perlu dikerjakan.'}
			</Alert>
			<Typography color="textSecondary">
				Versi {keadaan.versi}. Diperiksa {waktuSingkat(keadaan.diperiksaAt)} WIB. Halaman ini tidak memuat data pasien
				atau kata sandi: salinannya boleh dikirim kepada orang yang membantu.
			</Typography>
			<Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
				<Button variant="outlined" onClick={onCheck} disabled={isChecking}>
					Periksa lagi
				</Button>
				<Button variant="outlined" onClick={() => copy(writeKeadaan(keadaan))}>
					Salin semua
				</Button>
			</Box>
		</>
	)
}

const HasilCard = ({ nama, hasil }: { nama: string; hasil: HasilPeriksa[] }) =>
	hasil.length > 0 && (
		<TitledCard title={nama} id={`keadaan-${nama}`}>
			<List disablePadding aria-labelledby={`keadaan-${nama}`}>
				{hasil.map((each, place) => (
					<Hasil key={each.nama} hasil={each} divider={place + 1 < hasil.length} />
				))}
			</List>
		</TitledCard>
	)

const Hasil = ({ hasil: { nama, isi, saran, buka }, divider }: { hasil: HasilPeriksa; divider: boolean }) => (
	<ListItem disableGutters divider={divider} sx={{ display: 'block', overflowWrap: 'anywhere' }}>
		<Typography component="h3" variant="subtitle1" sx={{ fontWeight: 600 }}>
			{nama}
		</Typography>
		{isi.map((line) => (
			<Typography key={line} color="textSecondary">
				{line}
			</Typography>
		))}
		{saran && (
			<Typography sx={{ marginBlockStart: 0.5 }}>
				<strong>Yang perlu dilakukan:</strong> {saran}
			</Typography>
		)}
		{buka && (
			<Button component={Link} to={buka} variant="outlined" aria-label={`Buka ${nama}`} sx={{ marginBlockStart: 1 }}>
				Buka
			</Button>
		)}
	</ListItem>
)
