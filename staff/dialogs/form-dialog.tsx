import { Alert, Button } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { Confirm } from 'react-admin'
import { FormBoundary } from '../inputs/form-boundary.tsx'
import { DiscardDialog } from './discard-dialog.tsx'
import { TitledDialog } from './titled-dialog.tsx'

interface FormDialogProps {
	title: string
	submitText?: string
	isDangerous?: boolean
	isReady?: boolean
	isSending: boolean
	failure?: string
	onSubmit: () => void
	onClose: () => void
	/** For a row that exists already. With a question, deleting has to be confirmed. */
	remove?: { label: string; question?: string; onClick: () => void }
	maxWidth?: 'xs' | 'sm' | 'md'
	children: ReactNode
}

/** A form in a dialog, with buttons to delete, go back and save. Closing it asks first when something was typed. */
export function FormDialog(props: FormDialogProps) {
	const { title, submitText = 'Simpan', isDangerous = false, isReady = true, isSending, failure } = props
	const { onSubmit, onClose, remove, maxWidth = 'sm', children } = props
	const [isTyped, setTyped] = useState(false)
	const [asked, setAsked] = useState<'close' | 'remove'>()
	const close = () => (isTyped ? setAsked('close') : onClose())
	return (
		<>
			<TitledDialog
				title={title}
				onClose={close}
				maxWidth={maxWidth}
				form={{
					noValidate: true,
					onChange: () => setTyped(true),
					onSubmit(event) {
						event.preventDefault()
						// In React's tree the dialog may be inside another form.
						event.stopPropagation()
						onSubmit()
					},
				}}
				content={{ sx: { display: 'grid', gap: 2 } }}
				actions={
					<>
						{remove && (
							<Button
								color="error"
								onClick={remove.question ? () => setAsked('remove') : remove.onClick}
								disabled={isSending}
								sx={{ marginInlineEnd: 'auto' }}
							>
								{remove.label}
							</Button>
						)}
						<Button onClick={close}>Kembali</Button>
						<Button
							type="submit"
							variant="contained"
							color={isDangerous ? 'error' : 'primary'}
							disabled={isSending || !isReady}
						>
							{submitText}
						</Button>
					</>
				}
			>
				<FormBoundary>{children}</FormBoundary>
				{failure && (
					<Alert severity="error" sx={{ whiteSpace: 'pre-line' }}>
						{failure}
					</Alert>
				)}
			</TitledDialog>
			{asked === 'close' && (
				<DiscardDialog
					text="Yang Anda isi di sini belum disimpan."
					onDiscard={onClose}
					onStay={() => setAsked(undefined)}
				/>
			)}
			<Confirm
				isOpen={asked === 'remove'}
				title={`${remove?.label}?`}
				content={remove?.question ?? ''}
				confirm={remove?.label}
				confirmColor="warning"
				onConfirm={() => {
					setAsked(undefined)
					remove?.onClick()
				}}
				onClose={() => setAsked(undefined)}
			/>
		</>
	)
}
