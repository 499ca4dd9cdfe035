import { TextField } from '@mui/material'
import { useState } from 'react'
import { FormDialog } from '../dialogs/form-dialog.tsx'

interface AddressDialogProps {
	title: string
	label?: string
	helperText: string
	initial: string
	/** Returns an error message, or null. */
	onDone: (address: string) => string | null
	onClose: () => void
}

export function AddressDialog({ title, label = 'Alamat', helperText, initial, onDone, onClose }: AddressDialogProps) {
	const [address, setAddress] = useState(initial)
	const [error, setError] = useState<string | null>(null)
	const finish = () => {
		const message = onDone(address.trim())
		setError(message)
		if (!message) onClose()
	}
	return (
		<FormDialog title={title} submitText="Pakai" isSending={false} onSubmit={finish} onClose={onClose}>
			<TextField
				label={label}
				value={address}
				onChange={(event) => setAddress(event.target.value)}
				error={error !== null}
				helperText={error ?? helperText}
				autoFocus
				fullWidth
			/>
		</FormDialog>
	)
}
