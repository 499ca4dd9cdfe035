import { Alert, Button } from '@mui/material'

interface LoadFailedProps {
	pesan: string
	onRetry: () => void
}

/** What could not be read, and another try. */
export const LoadFailed = ({ pesan, onRetry }: LoadFailedProps) => (
	<Alert
		severity="error"
		action={
			<Button color="inherit" onClick={onRetry} sx={{ whiteSpace: 'nowrap' }}>
				Coba lagi
			</Button>
		}
		sx={{ alignItems: 'center', '& .MuiAlert-action': { paddingBlock: 0 } }}
	>
		{pesan}
	</Alert>
)
