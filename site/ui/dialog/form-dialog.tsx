import { useSendOnce } from '../../lib/fetching/use-send-once.ts'
import { Button } from '../button/button.tsx'
import { Dialog } from './dialog.tsx'

export interface FormDialogProps {
	judul: string
	action: string
	cancel?: string
	/** What it does cannot be undone: its button is red. */
	isFinal?: boolean
	/** If it rejects, the dialog stays open for another attempt. */
	onSubmit: () => Promise<void>
	onClose: () => void
	children: React.ReactNode
}

export function FormDialog(props: FormDialogProps) {
	const { judul, action, cancel = 'Batal', isFinal, onSubmit, onClose, children } = props
	const { isSending, send } = useSendOnce()
	const submit = (event: React.SubmitEvent<HTMLFormElement>) => {
		event.preventDefault()
		void send(onSubmit)
	}
	return (
		<Dialog label={judul} onClose={onClose}>
			<form onSubmit={submit} className="p-5 pt-6 md:p-8">
				<h2 className="pr-12 text-2xl">{judul}</h2>
				<div className="mt-3 flex flex-col gap-3">{children}</div>
				<div className="mt-6 flex flex-col gap-2 sm:flex-row sm:gap-3">
					<Button type="submit" look={isFinal ? 'igd' : 'primary'} aria-disabled={isSending}>
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
