import { BulkDeleteButton, useListContext } from 'react-admin'
import { useUndoableNotice } from '../undo/use-undoable-notice.tsx'

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
