import {
	Alert,
	Button,
	Card,
	CardContent,
	Dialog,
	DialogActions,
	DialogContent,
	DialogTitle,
	TextField,
	Typography,
} from '@mui/material'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { namaStatus, reservasiSteps } from '../../contract/reservasi/staff/langkah-reservasi.ts'
import type { RincianReservasi } from '../../contract/reservasi/staff/reservasi.ts'
import type { StatusReservasi } from '../../contract/reservasi/status-reservasi.ts'
import { tanggalWib } from '../../contract/tanggal/tanggal.ts'
import { callApi } from '../api/call-api.ts'
import { useAttempt } from '../api/use-attempt.ts'

/** The button text for each target status. */
const buttonText: Partial<Record<StatusReservasi, string>> = {
	dikonfirmasi: 'Konfirmasi reservasi',
	hadir: 'Tandai hadir',
	selesai: 'Selesaikan kunjungan',
	batal: 'Batalkan',
	'tidak-hadir': 'Tandai tidak hadir',
}

interface NextStepCardProps {
	reservasi: RincianReservasi
	onMoved: () => Promise<void>
}

/** The next status in one click; cancelling needs a reason. */
export function NextStepCard({ reservasi: { id, status, tanggalVisit }, onMoved }: NextStepCardProps) {
	const notify = useNotify()
	const attempt = useAttempt()
	const [catatan, setCatatan] = useState('')
	const [isSending, setSending] = useState(false)
	const [isCancelling, setCancelling] = useState(false)
	const next = reservasiSteps[status].find((each) => each !== 'batal' && each !== 'tidak-hadir')
	const mayBeAbsent = reservasiSteps[status].includes('tidak-hadir') && tanggalVisit <= tanggalWib(Date.now())
	const mayCancel = reservasiSteps[status].includes('batal')

	async function move(to: StatusReservasi): Promise<void> {
		setSending(true)
		await attempt(async () => {
			await callApi('POST /v1/staf/reservasi/{id}/status', {
				params: { id },
				body: { dari: status, ke: to, catatan },
			})
			notify(`Status: ${namaStatus[to]}`, { type: 'success' })
			setCancelling(false)
			setCatatan('')
		})
		// After a conflict too, the page shows the current status.
		await onMoved()
		setSending(false)
	}

	if (!next && !mayCancel)
		return <Alert severity="info">Reservasi ini sudah ditutup: {namaStatus[status].toLowerCase()}.</Alert>
	return (
		<Card>
			<CardContent sx={{ display: 'grid', gap: 1, '&:last-child': { paddingBlockEnd: 2 } }}>
				<Typography variant="h6" component="h2">
					Langkah berikutnya
				</Typography>
				{!isCancelling && (
					<TextField
						label="Catatan (opsional)"
						value={catatan}
						multiline
						onChange={(event) => setCatatan(event.target.value)}
						slotProps={{ htmlInput: { maxLength: 300 } }}
					/>
				)}
				{next && (
					<Button
						variant="contained"
						size="large"
						disabled={isSending}
						onClick={() => move(next)}
						sx={{ minHeight: 48 }}
					>
						{buttonText[next]}
					</Button>
				)}
				{mayBeAbsent && (
					<Button variant="outlined" disabled={isSending} onClick={() => move('tidak-hadir')} sx={{ minHeight: 44 }}>
						{buttonText['tidak-hadir']}
					</Button>
				)}
				{mayCancel && (
					<Button color="inherit" disabled={isSending} onClick={() => setCancelling(true)} sx={{ minHeight: 44 }}>
						Batalkan …
					</Button>
				)}
			</CardContent>
			<Dialog open={isCancelling} onClose={() => setCancelling(false)} fullWidth maxWidth="xs" aria-labelledby="batal">
				<form
					onSubmit={(event) => {
						event.preventDefault()
						move('batal')
					}}
				>
					<DialogTitle id="batal">Batalkan reservasi ini?</DialogTitle>
					<DialogContent>
						<Typography gutterBottom>Tempatnya di hari itu terbuka lagi bagi orang lain.</Typography>
						<TextField
							label="Alasan pembatalan"
							value={catatan}
							onChange={(event) => setCatatan(event.target.value)}
							required
							autoFocus
							fullWidth
							slotProps={{ htmlInput: { maxLength: 300 } }}
						/>
					</DialogContent>
					<DialogActions>
						<Button onClick={() => setCancelling(false)}>Kembali</Button>
						<Button type="submit" variant="contained" color="error" disabled={isSending || catatan.trim() === ''}>
							{buttonText.batal}
						</Button>
					</DialogActions>
				</form>
			</Dialog>
		</Card>
	)
}
