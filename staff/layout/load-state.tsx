import { Alert, Button } from '@mui/material'
import { Memuat, type MemuatProps } from './memuat.tsx'

export const LoadFailed = ({ message, onRetry }: { message: string; onRetry: () => void }) => (
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

interface LoadStateProps extends MemuatProps {
	/** Falsy until it is there. */
	data: unknown
	failure: string | undefined
	onRetry: () => void
}

/** Before the data is there: grey rows, or why it did not come. A failure of a later read is above the data. */
export const LoadState = ({ data, failure, onRetry, ...rows }: LoadStateProps) =>
	failure ? <LoadFailed message={failure} onRetry={onRetry} /> : !data && <Memuat {...rows} />
