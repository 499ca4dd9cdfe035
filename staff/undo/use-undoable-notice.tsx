import { SnackbarContent } from '@mui/material'
import { type Identifier, useNotify } from 'react-admin'
import { UndoButton } from './undo-button.tsx'

/** Long enough to read it, to be startled, and to click. */
const SHOWN_FOR_MS = 10_000

/** People and their rights are no content. */
const WITHOUT_UNDO = ['pengguna']

interface Done {
	resource: string
	ids: readonly Identifier[]
	onUndone?: () => void
}

/** Says that something was done, with a button to take it back. */
export function useUndoableNotice() {
	const notify = useNotify()
	return (sentence: string, { resource, ...done }: Done) => {
		if (WITHOUT_UNDO.includes(resource)) return notify(sentence, { type: 'info' })
		const button = <UndoButton resource={resource} {...done} />
		notify(<SnackbarContent message={sentence} action={button} />, { autoHideDuration: SHOWN_FOR_MS })
	}
}
