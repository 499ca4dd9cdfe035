import { Button, SnackbarContent } from '@mui/material'
import { type Identifier, useCloseNotification, useNotify, useRefresh } from 'react-admin'
import { callApi } from '../api/call-api.ts'
import { useAttempt } from '../api/use-sending.ts'
import { useSettled } from './use-settled.ts'

/** Long enough to read it and to click. */
const SHOWN_FOR_MS = 10_000

export function useUndoNotice() {
	const notify = useNotify()
	return (sentence: string, undo: () => Promise<unknown>) => {
		const notice = <SnackbarContent message={sentence} action={<UndoButton sentence={sentence} undo={undo} />} />
		notify(notice, { autoHideDuration: SHOWN_FOR_MS })
	}
}

/** The API does not undo changes of users, roles and notifications. */
const WITHOUT_UNDO = ['pengguna', 'peran-sendiri', 'notifikasi']

interface Done {
	resource: string
	ids: readonly Identifier[]
	onUndone?: () => void
}

/** A notification that undoes the last change of content; the server refuses if the row has changed since. */
export function useUndoableNotice() {
	const notify = useNotify()
	const undoNotice = useUndoNotice()
	return (sentence: string, { resource, ids, onUndone }: Done) => {
		if (WITHOUT_UNDO.includes(resource)) return notify(sentence, { type: 'info' })
		undoNotice(sentence, async () => {
			await callApi('POST /v1/staf/{sumber}/urungkan', { params: { sumber: resource }, body: { id: ids.map(String) } })
			onUndone?.()
		})
	}
}

function UndoButton({ sentence, undo }: { sentence: string; undo: () => Promise<unknown> }) {
	const close = useCloseNotification()
	const notify = useNotify()
	const attempt = useAttempt()
	const refresh = useRefresh()
	// The notification may appear under the pointer.
	const isSettled = useSettled(sentence)
	const press = async () => {
		close()
		await attempt(async () => {
			await undo()
			notify('Perubahan diurungkan', { type: 'success' })
		})
		refresh()
	}
	return (
		<Button onClick={press} disabled={!isSettled} color="inherit" variant="outlined" size="small">
			Urungkan
		</Button>
	)
}
