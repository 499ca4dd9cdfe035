import { Alert, Button } from '@mui/material'

interface LoadFailedProps {
	message: string
	onRetry: () => void
}

/** The failure of a request, with a retry button. */
export const LoadFailed = ({ message, onRetry }: LoadFailedProps) => (
	<Alert
		severity="error"
		action={
			<Button color="inherit" onClick={onRetry}>
				Coba lagi
			</Button>
		}
		sx={{ alignItems: 'center', '& .MuiAlert-action': { paddingBlock: 0 } }}
	>
		{message}
	</Alert>
)
