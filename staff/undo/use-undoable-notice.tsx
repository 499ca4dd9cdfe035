import { SnackbarContent } from '@mui/material'
import { type Identifier, useNotify } from 'react-admin'
import { UndoButton } from './undo-button.tsx'

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
