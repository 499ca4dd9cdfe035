import { Alert, Button, TextField } from '@mui/material'
import type { ReactNode } from 'react'
import { TitledDialog } from './titled-dialog.tsx'
import { useCopy } from './use-copy.ts'

interface SecretDialogProps {
	title: string
	label: string
	value: string
	severity?: 'info' | 'warning'
	onClose: () => void
	/** What it is for, and that it is shown once. */
	children: ReactNode
}

/** A secret that is shown once. Only its button closes it. */
export function SecretDialog({ title, label, value, severity = 'info', onClose, children }: SecretDialogProps) {
	const copy = useCopy('Tandai tulisannya, lalu salin sendiri.')
	return (
		<TitledDialog
			title={title}
			actions={
				<>
					<Button onClick={() => copy(value)}>Salin</Button>
					<Button onClick={onClose} variant="contained">
						Selesai
					</Button>
				</>
			}
		>
			<Alert severity={severity} sx={{ marginBottom: 1 }}>
				{children}
			</Alert>
			<TextField
				label={label}
				value={value}
				multiline
				fullWidth
				// The site's font draws some letters between digits as a sign: 8x8.
				slotProps={{ htmlInput: { readOnly: true, sx: { overflowWrap: 'anywhere', fontFamily: 'monospace' } } }}
			/>
		</TitledDialog>
	)
}
