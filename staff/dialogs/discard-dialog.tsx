import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { useId } from 'react'

interface DiscardDialogProps {
	text: string
	onDiscard: () => void
	onStay: () => void
}

/** Asks before typed values are discarded. A key pressed by mistake discards nothing: the other button has the focus. */
export function DiscardDialog({ text, onDiscard, onStay }: DiscardDialogProps) {
	const id = useId()
	return (
		<Dialog open onClose={onStay} maxWidth="xs" aria-labelledby={id}>
			<DialogTitle id={id}>Buang isian ini?</DialogTitle>
			<DialogContent>
				<DialogContentText>{text}</DialogContentText>
			</DialogContent>
			<DialogActions>
				<Button color="error" onClick={onDiscard} sx={{ minHeight: 44 }}>
					Buang
				</Button>
				<Button variant="contained" autoFocus onClick={onStay} sx={{ minHeight: 44 }}>
					Lanjut mengisi
				</Button>
			</DialogActions>
		</Dialog>
	)
}
