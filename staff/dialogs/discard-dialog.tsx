import { Button, DialogContentText } from '@mui/material'
import { TitledDialog } from './titled-dialog.tsx'

interface DiscardDialogProps {
	text: string
	onDiscard: () => void
	onStay: () => void
}

/** Asks before typed values are discarded. A key pressed by mistake discards nothing: the other button has the focus. */
export const DiscardDialog = ({ text, onDiscard, onStay }: DiscardDialogProps) => (
	<TitledDialog
		title="Buang isian ini?"
		onClose={onStay}
		maxWidth="xs"
		fullWidth={false}
		actions={
			<>
				<Button color="error" onClick={onDiscard}>
					Buang
				</Button>
				<Button variant="contained" autoFocus onClick={onStay}>
					Lanjut mengisi
				</Button>
			</>
		}
	>
		<DialogContentText>{text}</DialogContentText>
	</TitledDialog>
)
