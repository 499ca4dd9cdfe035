import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import VerticalAlignTop from '@mui/icons-material/VerticalAlignTop'
import { Alert, Box, Button, Card, IconButton, Link as TextLink, Typography } from '@mui/material'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { jamDatangText } from '../../contract/reservasi/jam-datang.ts'
import type { BarisTunggu } from '../../contract/reservasi/staff/reservasi-meja.ts'
import { hariTanggal, waktuSingkat } from '../../contract/tanggal/format-date.ts'
import { callApi } from '../api/call-api.ts'
import { useApiQuery } from '../api/use-api-query.ts'
import { useAttempt } from '../api/use-sending.ts'
import { LoadFailed } from '../layout/load-state.tsx'
import { Memuat } from '../layout/memuat.tsx'
import { useUndoNotice } from '../undo/use-undoable-notice.tsx'
import { NoTelp } from './no-telp.tsx'
import { undoStatus } from './undo-status.ts'

/** The waiting list of a day: who is next, for whom a place is held, and the order, which staff may change. */
export function TungguPage() {
	const [params, setParams] = useSearchParams()
	const days = useApiQuery('GET /v1/staf/reservasi/tunggu')
	const tanggal = params.get('tanggal') ?? days.data?.hari[0]?.tanggal
	const list = useApiQuery('GET /v1/staf/reservasi/tunggu', tanggal ? { query: { tanggal } } : null, {
		keepPrevious: true,
	})
	const failure = days.failure ?? list.failure
	const refetch = () => Promise.all([days.refetch(), tanggal && list.refetch()])
	if (failure) return <LoadFailed message={failure} onRetry={refetch} />
	if (!days.data || (tanggal && !list.data)) return <Memuat label="Memuat daftar tunggu" rows={8} />
	const rows = tanggal ? (list.data?.baris ?? []) : []
	return (
		<>
			<Typography variant="h5" component="h1">
				{tanggal ? `Daftar tunggu ${hariTanggal(tanggal)}` : 'Daftar tunggu'}
			</Typography>
			<Typography color="textSecondary">
				Begitu ada tempat kosong, orang pertama mendapat tawaran di halaman statusnya dan lewat email. Lamanya diatur di
				Pengaturan toko.
			</Typography>
			<Box component="nav" aria-label="Hari dengan daftar tunggu" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
				{days.data.hari.map((hari) => (
					<Button
						key={hari.tanggal}
						variant={hari.tanggal === tanggal ? 'contained' : 'outlined'}
						aria-pressed={hari.tanggal === tanggal}
						onClick={() => setParams({ tanggal: hari.tanggal }, { replace: true })}
					>
						{hariTanggal(hari.tanggal)} ({hari.jumlah})
					</Button>
				))}
			</Box>
			{list.data?.tutup && rows.length > 0 && (
				<Alert severity="warning">
					{`Hari ini ditutup: ${list.data.tutup}. Yang menunggu diminta memilih hari lain, di halaman statusnya dan lewat email. Kabari yang tanpa email lewat WhatsApp.`}
				</Alert>
			)}
			<Card sx={{ padding: 2 }}>
				{rows.length === 0 && <Typography color="textSecondary">Tidak ada yang menunggu.</Typography>}
				<Box component="ol" aria-label="Daftar tunggu" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
					{rows.map((row) => (
						<Baris
							key={row.id}
							row={row}
							isLast={!rows.some(({ urutan }) => urutan === (row.urutan ?? 0) + 1)}
							onChanged={refetch}
						/>
					))}
				</Box>
			</Card>
		</>
	)
}

function Baris({ row, isLast, onChanged }: { row: BarisTunggu; isLast: boolean; onChanged: () => Promise<unknown> }) {
	const { id, kode, atasNama, noTelp, orang, jamDatang, urutan, ditawarkanSampai, createdAt } = row
	const nama = atasNama || kode
	const attempt = useAttempt()
	const undoNotice = useUndoNotice()
	const [isSending, setSending] = useState(false)

	async function run(work: () => Promise<void>): Promise<void> {
		setSending(true)
		await attempt(work)
		// After a conflict too, the page shows the present order.
		await onChanged()
		setSending(false)
	}
	const move = (dari: number, arah: 'naik' | 'turun' | 'pertama') =>
		run(async () => {
			await callApi('POST /v1/staf/reservasi/{id}/urutan', { params: { id }, body: { dari, arah } })
		})
	const waitAgain = (dari: number) =>
		run(async () => {
			await callApi('POST /v1/staf/reservasi/{id}/tunggu-lagi', { params: { id }, body: { dari } })
		})
	const remove = () =>
		run(async () => {
			const body = { dari: 'menunggu', ke: 'batal', catatan: 'Dihapus dari daftar tunggu' } as const
			await callApi('POST /v1/staf/reservasi/{id}/status', { params: { id }, body })
			undoNotice(`${nama} dihapus dari daftar tunggu`, () => undoStatus(id, 'batal'))
		})
	return (
		<Box
			component="li"
			sx={{
				display: 'flex',
				flexWrap: 'wrap',
				gap: 1,
				alignItems: 'center',
				paddingBlock: 1,
				borderBlockEnd: '1px solid',
				borderColor: 'divider',
			}}
		>
			<Box sx={{ flexGrow: 1, minWidth: 240 }}>
				<Typography sx={{ fontWeight: 650 }}>
					{keadaanOf(row)} · {nama}
				</Typography>
				<TextLink component={Link} to={`/reservasi/${id}`} sx={{ fontVariantLigatures: 'none' }}>
					{kode}
				</TextLink>
				<Typography component="span" color="textSecondary">
					{` · ${orang} orang${jamDatang && ` · pukul ${jamDatangText(jamDatang)}`} · sejak ${waktuSingkat(createdAt)} · `}
					<NoTelp noTelp={noTelp} />
				</Typography>
			</Box>
			{ditawarkanSampai !== null && ditawarkanSampai <= Date.now() && (
				<Button
					disabled={isSending}
					aria-label={`Kembalikan ${nama} ke daftar tunggu`}
					onClick={() => waitAgain(ditawarkanSampai)}
				>
					Kembalikan ke daftar tunggu
				</Button>
			)}
			{urutan !== null && (
				<>
					<IconButton
						aria-label={`Jadikan ${nama} yang pertama`}
						disabled={isSending || urutan === 1}
						onClick={() => move(urutan, 'pertama')}
					>
						<VerticalAlignTop />
					</IconButton>
					<IconButton
						aria-label={`Naikkan ${nama}`}
						disabled={isSending || urutan === 1}
						onClick={() => move(urutan, 'naik')}
					>
						<ArrowUpward />
					</IconButton>
					<IconButton
						aria-label={`Turunkan ${nama}`}
						disabled={isSending || isLast}
						onClick={() => move(urutan, 'turun')}
					>
						<ArrowDownward />
					</IconButton>
				</>
			)}
			<Button color="inherit" disabled={isSending} aria-label={`Hapus ${nama}`} onClick={remove}>
				Hapus
			</Button>
		</Box>
	)
}

function keadaanOf({ urutan, ditawarkanSampai }: BarisTunggu): string {
	if (urutan !== null || ditawarkanSampai === null) return `${urutan}`
	return ditawarkanSampai > Date.now() ? `Ditawari sampai ${waktuSingkat(ditawarkanSampai)}` : 'Tawaran lewat'
}
