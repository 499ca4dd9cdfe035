import {
	BulkDeleteButton,
	DeleteButton,
	useListContext,
	useRecordContext,
	useRedirect,
	useResourceContext,
} from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { useUndoableNotice } from '../undo/use-undoable-notice.tsx'

/** Asks for confirmation; a refusal lists what still uses the row. */
export function DeleteRow() {
	const record = useRecordContext()
	const resource = useResourceContext() ?? ''
	const goTo = useRedirect()
	const notice = useUndoableNotice()
	const form = useFormContext()
	const onSuccess = () => {
		if (record) notice('Berhasil dihapus', { resource, ids: [record.id] })
		// Unsaved changes need no warning once the row is deleted.
		form?.reset(undefined, { keepValues: true })
		goTo('list', resource)
	}
	return <DeleteButton mutationMode="pessimistic" mutationOptions={{ onSuccess }} />
}

/** Deletes all selected rows, or none if one is in use. */
export function DeleteSelected() {
	const { resource, selectedIds, onUnselectItems } = useListContext()
	const notice = useUndoableNotice()
	const onSuccess = () => {
		notice(`${selectedIds.length} berhasil dihapus`, { resource, ids: selectedIds })
		onUnselectItems(true)
	}
	return <BulkDeleteButton mutationMode="pessimistic" mutationOptions={{ onSuccess }} />
}
