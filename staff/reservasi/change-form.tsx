import { Box, Button } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { refetchOnConflict, useSending } from '../api/use-sending.ts'
import { FormDialog } from '../dialogs/form-dialog.tsx'
import { type Fields, useFields } from '../dialogs/use-fields.ts'

interface ChangeDialogProps<Values extends object> {
	title: string
	submitText: string
	isDangerous?: boolean
	initial: Values
	isReady?: (isian: Values) => boolean
	/** Sends the change; what it throws appears in the dialog, which stays open with what was typed. */
	onSend: (isian: Values) => Promise<unknown>
	/** Reads again, after a change and after a conflict. */
	onChanged?: () => Promise<unknown>
	children: (form: Fields<Values>) => ReactNode
}

interface ChangeFormProps<Values extends object> extends ChangeDialogProps<Values> {
	/** What the button says, or the button. */
	button: string | ((open: () => void) => ReactNode)
	/** For screen readers, where the text of the button is ambiguous. */
	label?: string
}

/** A button that opens the dialog of one change; the focus returns to it. */
export function ChangeForm<Values extends object>({ button, label, ...dialog }: ChangeFormProps<Values>) {
	const [isOpen, setOpen] = useState(false)
	const open = () => setOpen(true)
	return (
		<>
			{typeof button === 'string' ? (
				<Button variant="outlined" aria-label={label} aria-haspopup="dialog" onClick={open}>
					{button}
				</Button>
			) : (
				button(open)
			)}
			{isOpen && <ChangeDialog {...dialog} onClose={() => setOpen(false)} />}
		</>
	)
}

function ChangeDialog<Values extends object>(props: ChangeDialogProps<Values> & { onClose: () => void }) {
	const { initial, isReady, onSend, onChanged = async () => {}, children, onClose, ...dialog } = props
	const { isSending, send, failure, fields } = useSending()
	const form = useFields(initial, fields)
	const submit = () =>
		send(async () => {
			await refetchOnConflict(() => onSend(form.isian), onChanged)
			await onChanged()
			onClose()
		})
	return (
		<FormDialog
			{...dialog}
			isReady={isReady?.(form.isian)}
			isSending={isSending}
			failure={failure && [failure, fields.tanggalVisit].filter(Boolean).join('\n')}
			onSubmit={submit}
			onClose={onClose}
			maxWidth="xs"
		>
			<Box>{children(form)}</Box>
		</FormDialog>
	)
}
