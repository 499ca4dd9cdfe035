import { Button } from '@mui/material'
import { type Identifier, useCloseNotification, useNotify, useRefresh } from 'react-admin'
import { callApi } from '../api/call-api.ts'
import { useAttempt } from '../api/use-attempt.ts'

interface UndoButtonProps {
	resource: string
	ids: readonly Identifier[]
	onUndone?: () => void
}

/** Undoes the last change; the server refuses if the row has changed since. */
export function UndoButton({ resource, ids, onUndone }: UndoButtonProps) {
	const close = useCloseNotification()
	const notify = useNotify()
	const attempt = useAttempt()
	const refresh = useRefresh()
	const undo = async () => {
		close()
		await attempt(async () => {
			await callApi('POST /v1/staf/{sumber}/urungkan', { params: { sumber: resource }, body: { id: ids.map(String) } })
			notify('Perubahan diurungkan', { type: 'success' })
			onUndone?.()
		})
		refresh()
	}
	return (
		<Button onClick={undo} color="inherit" variant="outlined" size="small">
			Urungkan
		</Button>
	)
}
