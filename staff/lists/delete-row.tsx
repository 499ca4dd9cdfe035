import { DeleteButton, useRecordContext, useRedirect, useResourceContext } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { useUndoableNotice } from '../undo/use-undoable-notice.tsx'

/** Asks first, and tells what still uses the row when it cannot go. */
export function DeleteRow() {
	const record = useRecordContext()
	const resource = useResourceContext() ?? ''
	const goTo = useRedirect()
	const notice = useUndoableNotice()
	const form = useFormContext()
	const onSuccess = () => {
		if (record) notice('Berhasil dihapus', { resource, ids: [record.id] })
		// What was typed and not saved goes with it, unasked.
		form?.reset(undefined, { keepValues: true })
		goTo('list', resource)
	}
	return <DeleteButton mutationMode="pessimistic" mutationOptions={{ onSuccess }} />
}
