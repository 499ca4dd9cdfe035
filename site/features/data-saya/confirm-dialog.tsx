import { useSendOnce } from '../../lib/fetching/use-send-once.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
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
	const confirm = (event: React.SubmitEvent<HTMLFormElement>) => {
		event.preventDefault()
		void send(onConfirm)
	}
	return (
		<Dialog label={judul} onClose={onClose}>
			<form onSubmit={confirm} className="p-5 pt-6 md:p-8">
				<h2 className="pr-12 text-2xl">{judul}</h2>
				<div className="mt-3 flex flex-col gap-3">{children}</div>
				{tick && (
					<label className="mt-5 flex min-h-11 items-start gap-3 rounded-field bg-sand px-4 py-3 font-semibold">
						<input type="checkbox" required className="mt-0.5 size-5 shrink-0 accent-teal-700" />
						{tick}
					</label>
				)}
				<div className="mt-6 flex flex-col gap-2 sm:flex-row sm:gap-3">
					<Button type="submit" aria-disabled={isSending} className="aria-disabled:opacity-60">
						{action}
					</Button>
					<Button look="quiet" onClick={onClose}>
						Batal
					</Button>
				</div>
			</form>
		</Dialog>
	)
}
