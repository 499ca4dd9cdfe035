import { Button, DialogActions } from '@mui/material'

interface DialogButtonsProps {
	isSending: boolean
	onClose: () => void
	/** For what is there already. */
	remove?: { label: string; onClick: () => void }
}

/** Below a form in a dialog: delete, go back, save. */
export const DialogButtons = ({ isSending, onClose, remove }: DialogButtonsProps) => (
	<DialogActions>
		{remove && (
			<Button
				color="error"
				onClick={remove.onClick}
				disabled={isSending}
				sx={{ marginInlineEnd: 'auto', minHeight: 44 }}
			>
				{remove.label}
			</Button>
		)}
		<Button onClick={onClose} sx={{ minHeight: 44 }}>
			Kembali
		</Button>
		<Button type="submit" variant="contained" disabled={isSending} sx={{ minHeight: 44 }}>
			Simpan
		</Button>
	</DialogActions>
)
