import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { useId } from 'react'
import type { Passkey } from '../../contract/staff/saya.ts'

interface PasskeyDeleteDialogProps {
	passkey: Passkey
	onClose: () => void
	onDelete: () => void
}

export function PasskeyDeleteDialog({ passkey, onClose, onDelete }: PasskeyDeleteDialogProps) {
	const id = useId()
	return (
		<Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
			<DialogTitle id={id}>Hapus passkey?</DialogTitle>
			<DialogContent>
				<DialogContentText>
					Anda tidak dapat lagi masuk dengan “{passkey.nama}”. Hapus juga dari pengelola sandi perangkat itu.
				</DialogContentText>
			</DialogContent>
			<DialogActions>
				<Button onClick={onClose} autoFocus>
					Batal
				</Button>
				<Button onClick={onDelete} variant="contained" color="error">
					Hapus
				</Button>
			</DialogActions>
		</Dialog>
	)
}
