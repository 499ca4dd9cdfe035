import { Button } from '@mui/material'
import { type Identifier, useCloseNotification, useNotify, useRefresh } from 'react-admin'
import { callApi } from '../api/call-api.ts'

interface UndoButtonProps {
	resource: string
	ids: readonly Identifier[]
	onUndone?: () => void
}

/** Takes back what was just done, unless somebody has changed it since. */
export function UndoButton({ resource, ids, onUndone }: UndoButtonProps) {
	const close = useCloseNotification()
	const notify = useNotify()
	const refresh = useRefresh()
	const undo = async () => {
		close()
		try {
			await callApi('POST', `/${resource}/urungkan`, { id: ids })
			notify('Perubahan diurungkan', { type: 'success' })
			onUndone?.()
		} catch (error) {
			notify((error as Error).message, { type: 'error' })
		}
		refresh()
	}
	return (
		<Button onClick={undo} color="inherit" variant="outlined" size="small">
			Urungkan
		</Button>
	)
}
