import { Button, SnackbarContent } from '@mui/material'
import { type Identifier, useCloseNotification, useNotify, useRefresh } from 'react-admin'
import { callApi } from '../api/call-api.ts'
import { useAttempt } from '../api/use-attempt.ts'

/** Long enough to read it and to click. */
const SHOWN_FOR_MS = 10_000

/** The API does not undo changes of users and of notifications. */
const WITHOUT_UNDO = ['pengguna', 'notifikasi']

interface Done {
	resource: string
	ids: readonly Identifier[]
	onUndone?: () => void
}

/** A notification with an undo button. */
export function useUndoableNotice() {
	const notify = useNotify()
	return (sentence: string, { resource, ...done }: Done) => {
		if (WITHOUT_UNDO.includes(resource)) return notify(sentence, { type: 'info' })
		const button = <UndoButton resource={resource} {...done} />
		notify(<SnackbarContent message={sentence} action={button} />, { autoHideDuration: SHOWN_FOR_MS })
	}
}

interface UndoButtonProps {
	resource: string
	ids: readonly Identifier[]
	onUndone?: () => void
}

/** Undoes the last change; the server refuses if the row has changed since. */
function UndoButton({ resource, ids, onUndone }: UndoButtonProps) {
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
