import Tv from '@mui/icons-material/TvOutlined'
import { Alert, Box, Button, Card, Link as TextLink, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { Title } from 'react-admin'
import { Link } from 'react-router-dom'
import type { BarisAntrean } from '../../contract/antrean/staff/antrean.ts'
import { waktuWib } from '../../contract/tanggal/tanggal.ts'
import { useApiQuery } from '../api/use-api-query.ts'
import { LoadFailed } from '../layout/load-failed.tsx'
import { Memuat } from '../layout/memuat.tsx'
import { LoketCard } from './loket-card.tsx'
import { useCalling } from './use-calling.ts'

/** The queue of today: every counter with its buttons, and who waits. */
export default function AntreanPage() {
	const { data, failure, refetch } = useApiQuery('GET /v1/staf/antrean')
	const calling = useCalling(refetch)
	return (
		<Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 1240, paddingBlockEnd: 4 }}>
			<Title title="Antrean" />
			{failure && <LoadFailed message={failure} onRetry={refetch} />}
			{!data && !failure && <Memuat label="Memuat antrean" />}
			{data && !data.aktif && (
				<Alert severity="info">
					Nomor antrean belum dipakai.{' '}
					<TextLink component={Link} to="/antrean-setting">
						Buka pengaturan antrean
					</TextLink>
				</Alert>
			)}
			{data?.aktif && (
				<>
					<Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
						<Button href="/antrean" target="_blank" rel="noopener" startIcon={<Tv />}>
							Buka layar televisi
						</Button>
						<Button component={Link} to="/antrean-setting" color="inherit">
							Pengaturan antrean
						</Button>
					</Box>
					<Box
						sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))' }}
					>
						{data.loket.map((loket) => (
							<LoketCard key={loket.nama} loket={loket} calling={calling} />
						))}
					</Box>
					<Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '1fr 1fr' }, alignItems: 'start' }}>
						<Numbers title="Menunggu" rows={data.menunggu} emptyText="Tidak ada yang menunggu." />
						<Numbers
							title="Dilewati"
							rows={data.dilewati}
							emptyText="Tidak ada nomor yang dilewati."
							actionsOf={(row) => (
								<>
									{data.loket.map(({ nama }) => (
										<Button
											key={nama}
											size="small"
											variant="outlined"
											disabled={calling.isBusy}
											aria-label={`Panggil ${row.nomor} ke ${nama}`}
											onClick={() => calling.move(row, nama, 'dipanggil')}
										>
											{nama}
										</Button>
									))}
								</>
							)}
						/>
					</Box>
				</>
			)}
		</Box>
	)
}

interface NumbersProps {
	title: string
	rows: BarisAntrean[]
	emptyText: string
	actionsOf?: (row: BarisAntrean) => ReactNode
}

/** More of them scroll. */
const MAX_HEIGHT = 480

const Numbers = ({ title, rows, emptyText, actionsOf }: NumbersProps) => (
	<Card component="section" aria-label={title} sx={{ padding: 2 }}>
		<Typography variant="h6" component="h2">
			{title} ({rows.length})
		</Typography>
		{rows.length === 0 && <Typography color="textSecondary">{emptyText}</Typography>}
		<Box
			component="ol"
			// Keyboards scroll it.
			tabIndex={rows.length > 0 ? 0 : undefined}
			aria-label={`Nomor ${title.toLowerCase()}`}
			sx={{
				display: 'grid',
				gap: 1,
				margin: 0,
				padding: 0,
				listStyle: 'none',
				maxHeight: MAX_HEIGHT,
				overflowY: 'auto',
			}}
		>
			{rows.map((row) => (
				<Box component="li" key={row.id} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
					<Box component="strong" sx={{ fontSize: '1.125rem', fontVariantNumeric: 'tabular-nums', minWidth: 64 }}>
						{row.nomor}
					</Box>
					<TextLink component={Link} to={`/reservasi/${row.reservasiId}`} sx={{ flexGrow: 1 }}>
						{row.kode}
					</TextLink>
					<Typography component="span" color="textSecondary">
						{waktuWib(row.createdAt).slice(11).replace(':', '.')}
					</Typography>
					{actionsOf?.(row)}
				</Box>
			))}
		</Box>
	</Card>
)
