import Refresh from '@mui/icons-material/Refresh'
import { Box, Button, Card, Chip, List, ListItem, ListItemText, Pagination, Typography } from '@mui/material'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { Link } from 'react-router-dom'
import { type Kiriman, type StatusKiriman, statusKiriman } from '../../contract/notifikasi/staff/notifikasi.ts'
import { waktuSingkat } from '../../contract/tanggal/format-date.ts'
import { callApi } from '../api/call-api.ts'
import { useApiQuery } from '../api/use-api-query.ts'
import { useAttempt } from '../api/use-sending.ts'
import { ChoiceSelect, choicesOf } from '../dialogs/selects.tsx'
import { fieldProps } from '../dialogs/use-fields.ts'
import { LoadState } from '../layout/load-state.tsx'
import { namaKiriman, namaStatusKiriman } from './nama-peristiwa.ts'

const PER_PAGE = 50
/** A message leaves within seconds; the list shows it without a reload. */
const REFRESH_MS = 5000

const states = statusKiriman.map((id) => ({ id, nama: namaStatusKiriman[id] }))
const namaSaluran = { surel: 'Email', webhook: 'Webhook' }

const filters = {
	display: 'flex',
	flexWrap: 'wrap',
	gap: 1.5,
	'& .MuiTextField-root': { margin: 0, minWidth: 140, flex: { xs: '1 1 140px', sm: '0 0 180px' } },
}

const colours: Record<StatusKiriman, 'default' | 'success' | 'error' | 'info'> = {
	menunggu: 'info',
	terkirim: 'success',
	gagal: 'error',
	dilewati: 'default',
}

/** The outbox: what waits, what was sent, what failed and why. */
export function KirimanList() {
	const [shown, setShown] = useState({ page: 1, status: '', saluran: '' })
	const { data, pagination, failure, refetch } = useApiQuery(
		'GET /v1/staf/notifikasi/kiriman',
		{ query: { ...shown, limit: PER_PAGE } },
		{ refetchInterval: REFRESH_MS },
	)
	const pages = pagination?.totalPage ?? 0
	const field = fieldProps(shown, (chosen) => setShown({ ...shown, ...chosen, page: 1 }), {})
	return (
		<Box component="section" aria-label="Kotak keluar" sx={{ display: 'grid', gap: 2 }}>
			<Box sx={filters}>
				<ChoiceSelect label="Keadaan" choices={states} {...field('status')} emptyChoice="Semua" />
				<ChoiceSelect label="Lewat" choices={choicesOf(namaSaluran)} {...field('saluran')} emptyChoice="Semua" />
			</Box>
			<LoadState label="Memuat kotak keluar" data={data} failure={failure} onRetry={refetch} />
			{data?.length === 0 && <Typography>Tidak ada kiriman.</Typography>}
			{data && data.length > 0 && (
				<Card>
					<List disablePadding>
						{data.map((row) => (
							<KirimanRow key={row.id} row={row} onRetried={refetch} />
						))}
					</List>
				</Card>
			)}
			{pages > 1 && <Pagination count={pages} page={shown.page} onChange={(_, page) => setShown({ ...shown, page })} />}
		</Box>
	)
}

function KirimanRow({ row, onRetried }: { row: Kiriman; onRetried: () => void }) {
	const notify = useNotify()
	const attempt = useAttempt()
	const nama = namaKiriman(row.peristiwa)
	const retry = async () => {
		await attempt(async () => {
			await callApi('POST /v1/staf/notifikasi/kiriman/{id}/ulang', { params: { id: row.id } })
			notify('Akan dikirim lagi.', { type: 'success' })
		})
		onRetried()
	}
	const mayRetry = row.status === 'gagal' || (row.status === 'menunggu' && row.galat !== '')
	return (
		<ListItem divider sx={{ flexWrap: 'wrap', columnGap: 2 }}>
			<ListItemText
				primary={
					<Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
						{nama}
						<Chip size="small" variant="outlined" color={colours[row.status]} label={namaStatusKiriman[row.status]} />
					</Box>
				}
				secondary={<Details row={row} />}
				slotProps={{ secondary: { component: 'div' } }}
				sx={{ flex: '1 1 18rem', overflowWrap: 'anywhere' }}
			/>
			{mayRetry && (
				<Button onClick={retry} startIcon={<Refresh />} aria-label={`Coba lagi: ${nama} ke ${tujuanOf(row)}`}>
					Coba lagi
				</Button>
			)}
		</ListItem>
	)
}

const tujuanOf = ({ tujuan }: Kiriman) => tujuan || 'pasien'

function Details({ row }: { row: Kiriman }) {
	const { saluran, createdAt, terkirimAt, percobaan, berikutAt, status, galat, reservasiId, kode } = row
	const when =
		status === 'menunggu' && galat
			? `dicoba ${percobaan} kali, dicoba lagi ${waktuSingkat(berikutAt)}`
			: terkirimAt
				? `terkirim ${waktuSingkat(terkirimAt)}`
				: `dibuat ${waktuSingkat(createdAt)}`
	return (
		<>
			{`${namaSaluran[saluran]} ke ${tujuanOf(row)} · ${when}`}
			{reservasiId && (
				<>
					{' · '}
					<Box component={Link} to={`/reservasi/${reservasiId}`} sx={{ color: 'primary.main' }}>
						{kode}
					</Box>
				</>
			)}
			{galat && (
				<Typography variant="body2" color={status === 'dilewati' ? 'textSecondary' : 'error'}>
					{galat}
				</Typography>
			)}
		</>
	)
}
