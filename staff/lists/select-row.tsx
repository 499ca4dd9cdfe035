import { Checkbox } from '@mui/material'
import {
	useDataTableCallbacksContext,
	useDataTableSelectedIdsContext,
	useGetRecordRepresentation,
	useRecordContext,
	useResourceContext,
} from 'ra-core'

/** The box before a row, called after the row. */
export function SelectRowCheckbox() {
	const record = useRecordContext()
	const called = useGetRecordRepresentation(useResourceContext())
	const { handleToggleItem } = useDataTableCallbacksContext()
	const selected = useDataTableSelectedIdsContext()
	if (!record) return null
	return (
		<Checkbox
			checked={selected?.includes(record.id) ?? false}
			onClick={(event) => {
				event.stopPropagation()
				handleToggleItem?.(record.id, event)
			}}
			slotProps={{ input: { 'aria-label': `Pilih ${called(record)}` } }}
			size="small"
		/>
	)
}
