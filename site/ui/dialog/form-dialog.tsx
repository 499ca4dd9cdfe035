import { Button } from '../button/button.tsx'
import { Dialog } from './dialog.tsx'

interface FormDialogProps {
	judul: string
	/** The text of the submit button. */
	action: string
	/** The text of the button that closes the dialog. */
	cancel?: string
	isSending: boolean
	onSubmit: () => void
	onClose: () => void
	children: React.ReactNode
}

/** A dialog with a heading, a form, and the buttons below it. */
export function FormDialog({
	judul,
	action,
	cancel = 'Batal',
	isSending,
	onSubmit,
	onClose,
	children,
}: FormDialogProps) {
	const submit = (event: React.SubmitEvent<HTMLFormElement>) => {
		event.preventDefault()
		onSubmit()
	}
	return (
		<Dialog label={judul} onClose={onClose}>
			<form onSubmit={submit} className="p-5 pt-6 md:p-8">
				<h2 className="pr-12 text-2xl">{judul}</h2>
				{children}
				<div className="mt-6 flex flex-col gap-2 sm:flex-row sm:gap-3">
					<Button type="submit" aria-disabled={isSending}>
						{action}
					</Button>
					<Button look="quiet" onClick={onClose}>
						{cancel}
					</Button>
				</div>
			</form>
		</Dialog>
	)
}
