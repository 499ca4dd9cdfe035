import { Checkbox } from '@mui/material'
import {
	useDataTableCallbacksContext,
	useDataTableSelectedIdsContext,
	useGetRecordRepresentation,
	useRecordContext,
	useResourceContext,
} from 'react-admin'

/** Named after its row. react-admin's own puts the name on a `<span>`, where screen readers do not find it. */
export function SelectRowCheckbox() {
	const record = useRecordContext()
	const nameOf = useGetRecordRepresentation(useResourceContext())
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
			slotProps={{ input: { 'aria-label': `Pilih ${nameOf(record)}` } }}
			size="small"
		/>
	)
}
