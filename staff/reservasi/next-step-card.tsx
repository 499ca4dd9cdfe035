import { Alert, Box, Button, TextField, Typography } from '@mui/material'
import { notifyManager } from '@tanstack/react-query'
import { useState } from 'react'
import { isStepDay, namaStatus, reservasiSteps } from '../../contract/reservasi/staff/langkah-reservasi.ts'
import type { RincianReservasi } from '../../contract/reservasi/staff/reservasi.ts'
import type { StatusReservasi } from '../../contract/reservasi/status-reservasi.ts'
import { hariTanggal } from '../../contract/tanggal/format-date.ts'
import { tanggalWib } from '../../contract/tanggal/tanggal.ts'
import { callApi } from '../api/call-api.ts'
import { useAttempt } from '../api/use-sending.ts'
import { FormDialog } from '../dialogs/form-dialog.tsx'
import { useFields } from '../dialogs/use-fields.ts'
import { TitledCard } from '../layout/titled-card.tsx'
import { useUndoNotice } from '../undo/use-undoable-notice.tsx'
import { undoStatus } from './undo-status.ts'

const buttonText: Partial<Record<StatusReservasi, string>> = {
	dikonfirmasi: 'Konfirmasi reservasi',
	hadir: 'Tandai hadir',
	selesai: 'Selesaikan kunjungan',
}

interface NextStepCardProps {
	reservasi: RincianReservasi
	/** False right after the status has changed. */
	isSettled: boolean
	onMoved: () => Promise<void>
}

/** The next status in one click; cancelling needs a reason. */
export function NextStepCard({ reservasi: { id, status, tanggalVisit }, isSettled, onMoved }: NextStepCardProps) {
	const undoNotice = useUndoNotice()
	const attempt = useAttempt()
	const {
		isian: { catatan },
		change,
		field,
	} = useFields({ catatan: '' }, {})
	const note = field('catatan', { maxLength: 300 })
	const [isSending, setSending] = useState(false)
	const [isCancelling, setCancelling] = useState(false)
	const isOff = !isSettled || isSending
	const hariIni = tanggalWib(Date.now())
	const steps = reservasiSteps[status].filter((each) => isStepDay(each, tanggalVisit, hariIni))
	const next = steps.find((each) => each !== 'batal' && each !== 'tidak-hadir')
	const mayBeAbsent = steps.includes('tidak-hadir')
	const mayCancel = steps.includes('batal')
	const isOtherDay = reservasiSteps[status].includes('hadir') && !steps.includes('hadir')

	async function move(to: StatusReservasi): Promise<void> {
		setSending(true)
		await attempt(async () => {
			await callApi('POST /v1/staf/reservasi/{id}/status', {
				params: { id },
				body: { dari: status, ke: to, catatan },
			})
			undoNotice(`Status: ${namaStatus[to]}`, () => undoStatus(id, to))
			setCancelling(false)
			change({ catatan: '' })
		})
		// After a conflict too, the page shows the current status.
		await onMoved()
		// The queries show the new status in their next batch; until then the button has the old one.
		notifyManager.schedule(() => setSending(false))
	}

	if (!next && !mayCancel)
		return <Alert severity="info">Reservasi ini sudah ditutup: {namaStatus[status].toLowerCase()}.</Alert>
	return (
		<TitledCard title="Langkah berikutnya" sx={{ display: 'grid', gap: 1, '&:last-child': { paddingBlockEnd: 2 } }}>
			{!isCancelling && <TextField label="Catatan (opsional)" {...note} multiline />}
			{isOtherDay && (
				<Typography variant="body2" color="textSecondary">
					{`Tandai hadir pada hari kunjungan, ${hariTanggal(tanggalVisit)}. Pasien datang di hari lain? Ganti dulu tanggalnya.`}
				</Typography>
			)}
			{next && (
				<Button variant="contained" size="large" disabled={isOff} onClick={() => move(next)}>
					{buttonText[next]}
				</Button>
			)}
			{mayBeAbsent && (
				<Button variant="outlined" disabled={isOff} onClick={() => move('tidak-hadir')}>
					Tandai tidak hadir
				</Button>
			)}
			{mayCancel && (
				<Button color="inherit" disabled={isOff} onClick={() => setCancelling(true)}>
					Batalkan …
				</Button>
			)}
			{isCancelling && (
				<FormDialog
					title="Batalkan reservasi ini?"
					submitText="Batalkan"
					isDangerous
					isReady={catatan.trim() !== ''}
					isSending={isSending}
					onSubmit={() => move('batal')}
					onClose={() => setCancelling(false)}
					maxWidth="xs"
				>
					<Box>
						<Typography gutterBottom>Tempatnya di hari itu terbuka lagi bagi orang lain.</Typography>
						<TextField label="Alasan pembatalan" {...note} required autoFocus />
					</Box>
				</FormDialog>
			)}
		</TitledCard>
	)
}
