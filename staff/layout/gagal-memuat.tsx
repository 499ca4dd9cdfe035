import { Alert, Button } from '@mui/material'

interface GagalMemuatProps {
	pesan: string
	onRetry: () => void
}

/** What could not be read, and another try. */
export const GagalMemuat = ({ pesan, onRetry }: GagalMemuatProps) => (
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
