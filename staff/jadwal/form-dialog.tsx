import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { type ReactNode, useId } from 'react'
import { FormBoundary } from '../inputs/form-boundary.tsx'

interface FormDialogProps {
	title: string
	isSending: boolean
	failure?: string
	onSubmit: () => void
	onClose: () => void
	/** For a row that exists already. */
	remove?: { label: string; onClick: () => void }
	children: ReactNode
}

/** A form in a dialog, with buttons to delete, go back and save. */
export function FormDialog({ title, isSending, failure, onSubmit, onClose, remove, children }: FormDialogProps) {
	const id = useId()
	return (
		<Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
			<form
				onSubmit={(event) => {
					event.preventDefault()
					onSubmit()
				}}
				noValidate
			>
				<DialogTitle id={id}>{title}</DialogTitle>
				<DialogContent sx={{ display: 'grid', gap: 2 }}>
					<FormBoundary>{children}</FormBoundary>
					{failure && <Alert severity="error">{failure}</Alert>}
				</DialogContent>
				<DialogActions>
					{remove && (
						<Button
							color="error"
							onClick={remove.onClick}
							disabled={isSending}
							sx={{ marginInlineEnd: 'auto', minHeight: 44 }}
						>
							{remove.label}
						</Button>
					)}
					<Button onClick={onClose} sx={{ minHeight: 44 }}>
						Kembali
					</Button>
					<Button type="submit" variant="contained" disabled={isSending} sx={{ minHeight: 44 }}>
						Simpan
					</Button>
				</DialogActions>
			</form>
		</Dialog>
	)
}
