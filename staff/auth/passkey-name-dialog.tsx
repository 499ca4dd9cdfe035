import { Button, Dialog, DialogContent, DialogTitle } from '@mui/material'
import { useId } from 'react'
import type { Passkey } from '../../contract/staff/saya.ts'
import { callApi } from '../api/call-api.ts'
import { useSending } from '../api/use-sending.ts'
import { AuthForm } from './auth-form.tsx'

interface PasskeyNameDialogProps {
	passkey: Passkey
	onClose: () => void
	onRenamed: () => void
}

export function PasskeyNameDialog({ passkey, onClose, onRenamed }: PasskeyNameDialogProps) {
	const sending = useSending()
	const id = useId()
	return (
		<Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
			<DialogTitle id={id}>Nama passkey</DialogTitle>
			<DialogContent>
				<AuthForm
					sending={sending}
					fields={[{ name: 'nama', label: 'Nama', defaultValue: passkey.nama, autoComplete: 'off', autoFocus: true }]}
					submit={{ children: 'Simpan', fullWidth: true }}
					work={async (isian) => {
						await callApi('PATCH /v1/staf/saya/passkey/{id}', { params: passkey, body: isian })
						onRenamed()
					}}
				/>
				<Button fullWidth sx={{ marginTop: 1 }} onClick={onClose}>
					Batal
				</Button>
			</DialogContent>
		</Dialog>
	)
}
