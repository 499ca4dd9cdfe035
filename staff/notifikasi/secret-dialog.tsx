import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { useId } from 'react'
import type { RahasiaWebhook } from '../../contract/staff/notifikasi.ts'

interface SecretDialogProps {
	webhook: RahasiaWebhook
	onClose: () => void
}

/** The secret of a webhook, shown once. */
export function SecretDialog({ webhook: { nama, rahasia }, onClose }: SecretDialogProps) {
	const id = useId()
	return (
		<Dialog open fullWidth maxWidth="sm" aria-labelledby={id}>
			<DialogTitle id={id}>{`Rahasia ${nama}`}</DialogTitle>
			<DialogContent>
				<Alert severity="info" sx={{ marginBottom: 1 }}>
					Salin ke sistem penerima. Rahasia ini hanya tampil sekarang; rahasia sebelumnya tidak berlaku lagi.
				</Alert>
				<TextField label="Rahasia" value={rahasia} slotProps={{ htmlInput: { readOnly: true } }} fullWidth />
			</DialogContent>
			<DialogActions>
				<Button onClick={() => navigator.clipboard?.writeText(rahasia)} sx={{ minHeight: 44 }}>
					Salin
				</Button>
				<Button onClick={onClose} variant="contained" sx={{ minHeight: 44 }}>
					Selesai
				</Button>
			</DialogActions>
		</Dialog>
	)
}
