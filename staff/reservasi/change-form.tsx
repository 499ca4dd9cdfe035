import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { type ReactNode, useId, useState } from 'react'
import { HttpError } from 'react-admin'
import { useSending } from '../api/use-sending.ts'

interface ChangeButtonProps {
	/** What the button says. */
	text: string
	icon?: ReactNode
	/** For screen readers, where the text alone is ambiguous. */
	label?: string
	children: (close: () => void) => ReactNode
}

/** A button that opens a dialog; the focus returns to it. */
export function ChangeButton({ text, icon, label, children }: ChangeButtonProps) {
	const [isOpen, setOpen] = useState(false)
	return (
		<>
			<Button
				variant="outlined"
				startIcon={icon}
				aria-label={label}
				aria-haspopup="dialog"
				onClick={() => setOpen(true)}
				sx={{ minHeight: 44 }}
			>
				{text}
			</Button>
			{isOpen && children(() => setOpen(false))}
		</>
	)
}

interface ChangeFormProps {
	title: string
	submitText: string
	isDangerous?: boolean
	isReady?: boolean
	/** Sends the change; what it throws appears in the dialog, which stays open with what was typed. */
	onSend: () => Promise<void>
	onClose: () => void
	/** Reads the reservation again, after a change and after a conflict. */
	onChanged: () => Promise<unknown>
	/** @param fields a sentence for each invalid field */
	children: (fields: Record<string, string>) => ReactNode
}

/** The dialog of one change. */
export function ChangeForm(props: ChangeFormProps) {
	const { title, submitText, isDangerous = false, isReady = true, onSend, onClose, onChanged, children } = props
	const { isSending, send, failure, fields } = useSending()
	const id = useId()
	const submit = () =>
		send(async () => {
			try {
				await onSend()
			} catch (error) {
				// The next attempt is based on the current state.
				if (error instanceof HttpError && error.status === 409) await onChanged()
				throw error
			}
			await onChanged()
			onClose()
		})
	return (
		<Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
			<form
				noValidate
				onSubmit={(event) => {
					event.preventDefault()
					submit()
				}}
			>
				<DialogTitle id={id}>{title}</DialogTitle>
				<DialogContent>
					{failure && (
						<Alert severity="error" sx={{ marginBlockEnd: 1.5, whiteSpace: 'pre-line' }}>
							{[failure, fields.tanggalVisit].filter(Boolean).join('\n')}
						</Alert>
					)}
					{children(fields)}
				</DialogContent>
				<DialogActions>
					<Button onClick={onClose}>Kembali</Button>
					<Button
						type="submit"
						variant="contained"
						color={isDangerous ? 'error' : 'primary'}
						disabled={isSending || !isReady}
					>
						{submitText}
					</Button>
				</DialogActions>
			</form>
		</Dialog>
	)
}
