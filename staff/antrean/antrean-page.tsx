import Tv from '@mui/icons-material/TvOutlined'
import { Alert, Box, Button, Card, Link as TextLink, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { Title } from 'react-admin'
import { Link } from 'react-router-dom'
import type { BarisAntrean, LoketStaf } from '../../contract/antrean/staff/antrean.ts'
import { waktuWib } from '../../contract/tanggal/tanggal.ts'
import { useApiQuery } from '../api/use-api-query.ts'
import { LoadState } from '../layout/load-state.tsx'
import { type Calling, useCalling } from './use-calling.ts'

/** The queue of today: every counter with its buttons, and who waits. */
export default function AntreanPage() {
	const { data, failure, refetch } = useApiQuery('GET /v1/staf/antrean')
	const calling = useCalling(refetch)
	return (
		<Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 1240, paddingBlockEnd: 4 }}>
			<Title title="Antrean" />
			<LoadState label="Memuat antrean" data={data} failure={failure} onRetry={refetch} />
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

/** A counter. Its buttons keep their places, so that a second press never meets another one. */
function LoketCard({ loket, calling }: { loket: LoketStaf; calling: Calling }) {
	const { nama, tempat, dipanggil, jumlah } = loket
	const { isBusy, next, move } = calling
	const hasNone = isBusy || !dipanggil
	return (
		<Card component="section" aria-label={nama} sx={{ display: 'grid', gap: 1.5, padding: 2, alignContent: 'start' }}>
			<div>
				<Typography variant="h6" component="h2">
					{nama}
				</Typography>
				{tempat && <Typography color="textSecondary">{tempat}</Typography>}
			</div>
			<Box role="status" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'baseline', minHeight: 64 }}>
				{dipanggil ? (
					<>
						<Box component="strong" sx={{ fontSize: '2.75rem', lineHeight: 1.2, fontVariantNumeric: 'tabular-nums' }}>
							{dipanggil.nomor}
						</Box>
						<TextLink component={Link} to={`/reservasi/${dipanggil.reservasiId}`}>
							{dipanggil.kode}
						</TextLink>
					</>
				) : (
					<Typography color="textSecondary">Belum memanggil nomor.</Typography>
				)}
			</Box>
			<Typography>{jumlah === 0 ? 'Tidak ada yang menunggu' : `${jumlah} menunggu`}</Typography>
			<Button variant="contained" size="large" disabled={isBusy || jumlah === 0} onClick={() => next(loket)}>
				Panggil berikutnya
			</Button>
			<Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: '1fr 1fr 1fr' }}>
				<Button variant="outlined" disabled={hasNone} onClick={() => dipanggil && move(dipanggil, nama, 'dipanggil')}>
					Panggil ulang
				</Button>
				<Button variant="outlined" disabled={hasNone} onClick={() => dipanggil && move(dipanggil, nama, 'dilewati')}>
					Lewati
				</Button>
				<Button variant="outlined" disabled={hasNone} onClick={() => dipanggil && move(dipanggil, nama, 'selesai')}>
					Selesai
				</Button>
			</Box>
		</Card>
	)
}
