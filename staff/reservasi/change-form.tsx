import { Box, Button } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { refetchOnConflict } from '../api/refetch-on-conflict.ts'
import { useSending } from '../api/use-sending.ts'
import { FormDialog } from '../dialogs/form-dialog.tsx'

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
	onSend: () => Promise<unknown>
	onClose: () => void
	/** Reads the reservation again, after a change and after a conflict. */
	onChanged: () => Promise<unknown>
	/** @param fields a sentence for each invalid field */
	children: (fields: Record<string, string>) => ReactNode
}

/** The dialog of one change. */
export function ChangeForm(props: ChangeFormProps) {
	const { title, submitText, isDangerous, isReady, onSend, onClose, onChanged, children } = props
	const { isSending, send, failure, fields } = useSending()
	const submit = () =>
		send(async () => {
			await refetchOnConflict(onSend, onChanged)
			await onChanged()
			onClose()
		})
	return (
		<FormDialog
			title={title}
			submitText={submitText}
			isDangerous={isDangerous}
			isReady={isReady}
			isSending={isSending}
			failure={failure && [failure, fields.tanggalVisit].filter(Boolean).join('\n')}
			onSubmit={submit}
			onClose={onClose}
			maxWidth="xs"
		>
			<Box>{children(fields)}</Box>
		</FormDialog>
	)
}
