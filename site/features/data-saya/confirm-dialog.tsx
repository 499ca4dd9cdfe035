import { useSendOnce } from '../../lib/fetching/use-send-once.ts'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { FAILURE_LINE } from './use-member-data.ts'

interface ConfirmDialogProps {
	judul: string
	/** The text of the confirm button. */
	action: string
	/** The text of a checkbox that is required first. */
	tick?: string
	/** If it rejects, the dialog stays open for another attempt. */
	onConfirm: () => Promise<void>
	onClose: () => void
	children: React.ReactNode
}

/** Explains an action and runs it after confirmation. */
export function ConfirmDialog({ judul, action, tick, onConfirm, onClose, children }: ConfirmDialogProps) {
	const { isSending, send } = useSendOnce(FAILURE_LINE)
	return (
		<FormDialog judul={judul} action={action} isSending={isSending} onSubmit={() => send(onConfirm)} onClose={onClose}>
			<div className="mt-3 flex flex-col gap-3">{children}</div>
			{tick && (
				<label className="mt-5 flex min-h-11 items-start gap-3 rounded-field bg-sand px-4 py-3 font-semibold">
					<input type="checkbox" required className="mt-0.5 size-5 shrink-0 accent-teal-700" />
					{tick}
				</label>
			)}
		</FormDialog>
	)
}
