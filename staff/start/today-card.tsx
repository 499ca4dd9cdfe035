import { Box, Link, TextField, Typography } from '@mui/material'
import type { FormEvent } from 'react'
import { Link as RouterLink, useNavigate } from 'react-router-dom'
import { namaStatus } from '../../contract/reservasi/staff/langkah-reservasi.ts'
import { readScan } from '../../contract/reservasi/staff/read-scan.ts'
import { hariTanggal } from '../../contract/tanggal/format-date.ts'
import { callApi } from '../api/call-api.ts'
import { useApiQuery } from '../api/use-api-query.ts'
import { useSending } from '../api/use-sending.ts'
import { useTypedSearch } from '../inputs/use-typed-search.ts'
import { LoadFailed } from '../layout/load-state.tsx'
import { TitledCard } from '../layout/titled-card.tsx'
import { useHariIni } from '../live/use-hari-ini.ts'
import { useJumlahMenunggu } from '../live/use-jumlah-menunggu.ts'

const SHOWN = 8

/** The start of the desk: the numbers of today, each with its list, and one search. */
export default function TodayCard() {
	const today = useHariIni()
	const day = useApiQuery('GET /v1/staf/reservasi/jumlah', { query: { tanggal: today } }, { keepPrevious: true })
	const { reservasi: baru } = useJumlahMenunggu()
	const ofToday = (status: string) => `/reservasi?${new URLSearchParams({ tanggal: today, status })}`
	return (
		<TitledCard title={`Hari ini, ${hariTanggal(today)}`} sx={{ display: 'grid', gap: 2 }}>
			{day.failure && <LoadFailed message={day.failure} onRetry={day.refetch} />}
			<Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))' }}>
				<Count nama="Perlu konfirmasi" jumlah={baru?.jumlah} to="/reservasi?status=baru" />
				<Count nama="Akan datang" jumlah={day.data?.dikonfirmasi} to={ofToday('dikonfirmasi')} />
				<Count nama="Hadir" jumlah={day.data?.hadir} to={ofToday('hadir')} />
				<Count nama="Selesai" jumlah={day.data?.selesai} to={ofToday('selesai')} />
			</Box>
			<ReservasiSearch />
		</TitledCard>
	)
}

const Count = ({ nama, jumlah, to }: { nama: string; jumlah?: number; to: string }) => (
	<Box
		component={RouterLink}
		to={to}
		sx={{
			display: 'grid',
			padding: 1.5,
			border: 1,
			borderColor: 'divider',
			borderRadius: 1,
			color: 'text.primary',
			textDecoration: 'none',
			'&:hover': { backgroundColor: 'primary.light' },
			'&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
		}}
	>
		<Box component="strong" sx={{ fontSize: '1.75rem', color: 'primary.dark', fontVariantNumeric: 'tabular-nums' }}>
			{jumlah ?? '–'}
		</Box>{' '}
		{nama}
	</Box>
)

/** The text is a name or a phone number, so it stays out of the address. */
function ReservasiSearch() {
	const navigate = useNavigate()
	const { typed, setTyped, q, setQ } = useTypedSearch()
	const scan = useSending()
	const isScan = readScan(typed) !== null
	const found = useApiQuery('GET /v1/staf/reservasi', q === '' || isScan ? null : { query: { q, limit: SHOWN } })
	const rows = q === '' || isScan ? undefined : found.data

	const submit = (event: FormEvent) => {
		event.preventDefault()
		const [only, ...others] = rows ?? []
		if (isScan)
			scan.send(async () => {
				const { data } = await callApi('GET /v1/staf/reservasi/pindai', { query: { teks: typed } })
				navigate(`/reservasi/${data.id}`)
			})
		else if (only && others.length === 0 && q === typed.trim()) navigate(`/reservasi/${only.id}`)
		else setQ(typed.trim())
	}
	return (
		<Box component="form" role="search" onSubmit={submit} noValidate>
			<TextField
				autoFocus
				size="medium"
				margin="none"
				label="Cari reservasi"
				value={typed}
				error={scan.failure !== undefined}
				helperText={scan.failure ?? 'Kode, nama, atau nomor telepon, dari semua tanggal. Pindai kode QR juga bisa.'}
				onChange={({ target }) => setTyped(target.value)}
				onKeyDown={({ key }) => key === 'Escape' && setTyped('')}
				slotProps={{
					htmlInput: { autoComplete: 'off', spellCheck: false, enterKeyHint: 'search', maxLength: 200 },
					formHelperText: { 'aria-live': 'polite' },
				}}
			/>
			{found.failure && <LoadFailed message={found.failure} onRetry={found.refetch} />}
			<Typography aria-live="polite" color="textSecondary" sx={{ '&:empty': { display: 'none' } }}>
				{rows && (found.pagination?.totalData === 0 ? 'Tidak ada yang cocok.' : `${found.pagination?.totalData} hasil`)}
			</Typography>
			<Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
				{rows?.map(({ id, kode, atasNama, tanggalVisit, status }) => (
					<Box component="li" key={id} sx={{ paddingBlock: 1, borderTop: 1, borderColor: 'divider' }}>
						<Link component={RouterLink} to={`/reservasi/${id}`} sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
							{atasNama || kode}
						</Link>
						{` · ${hariTanggal(tanggalVisit)} · ${namaStatus[status]}`}
					</Box>
				))}
			</Box>
		</Box>
	)
}
