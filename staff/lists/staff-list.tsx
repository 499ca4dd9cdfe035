import { Checkbox } from '@mui/material'
import type { ReactNode } from 'react'
import {
	BulkActionsToolbar,
	DataTable,
	type DataTableProps,
	List,
	type ListProps,
	Pagination,
	SelectPageCheckbox,
	useCanAccess,
	useDataTableCallbacksContext,
	useDataTableSelectedIdsContext,
	useGetRecordRepresentation,
	useListContext,
	useRecordContext,
	useResourceContext,
} from 'react-admin'
import { LoadFailed } from '../layout/load-state.tsx'
import { ROW_NAME } from './columns.tsx'
import { DeleteSelected } from './delete-buttons.tsx'

type RowClick = Pick<DataTableProps, 'rowClick'>

interface StaffListProps extends RowClick, Pick<ListProps, 'filters' | 'sort' | 'empty' | 'actions' | 'filter'> {
	children: ReactNode
}

/** Accounts stay, and roles are deleted one by one. */
const ONE_BY_ONE = ['pengguna', 'peran-sendiri']

const pagination = <Pagination rowsPerPageOptions={[25, 50, 100]} />

/** The table of a resource, with filters, selection and deletion. */
export const StaffList = ({ children, rowClick, ...props }: StaffListProps) => (
	<List perPage={25} exporter={false} empty={false} pagination={pagination} {...props}>
		<StaffRows rowClick={rowClick}>{children}</StaffRows>
	</List>
)

/** A container query, because the open menu narrows the list. */
const NARROW = '@container (max-width: 719.95px)'

const BOX = '.MuiTableCell-paddingCheckbox'
const PICTURE = ':has([data-thumb])'
const SORTABLE = ':has(.MuiTableSortLabel-root)'
const BOX_PX = 44
const PICTURE_PX = 56 + 12

/** On narrow screens a row is a card: checkbox, picture and name, then the other cells. Numbers without their column name are hidden. */
const card = {
	'& .RaDataTable-table, & .RaDataTable-tbody, & .RaDataTable-thead': { display: 'block' },
	'& .MuiTableRow-root': {
		position: 'relative',
		display: 'flex',
		flexWrap: 'wrap',
		alignItems: 'center',
		columnGap: 1.5,
		rowGap: 0.5,
		paddingInline: '12px',
		paddingBlock: 1.25,
		borderBlockEnd: '1px solid',
		borderColor: 'divider',
		[`&:has(${BOX})`]: { paddingInlineStart: `${12 + BOX_PX}px`, minHeight: 64 },
		[`&${PICTURE}`]: { paddingInlineStart: `${12 + PICTURE_PX}px`, minHeight: 64 },
		[`&:has(${BOX})${PICTURE}`]: { paddingInlineStart: `${12 + BOX_PX + PICTURE_PX}px` },
	},
	'& .MuiTableCell-root': {
		display: 'block',
		width: 'auto',
		maxWidth: '100%',
		padding: 0,
		border: 0,
		color: 'text.secondary',
		overflowWrap: 'anywhere',
	},
	[`& ${BOX}, & td${PICTURE}`]: { position: 'absolute', insetBlockStart: 10, insetInlineStart: 4 },
	[`& .MuiTableRow-root ${BOX}`]: { padding: 0, '& .MuiCheckbox-root': { margin: 0, padding: 0 } },
	[`& td${PICTURE}`]: { insetInlineStart: 12 },
	[`& ${BOX} ~ td${PICTURE}`]: { insetInlineStart: 12 + BOX_PX },
	[`& .${ROW_NAME}`]: { flex: '1 0 100%', color: 'text.primary' },
	'& td.MuiTableCell-alignRight, & td:empty': { display: 'none' },
	// The head keeps the checkbox for all rows and the sort buttons.
	[`& th:not(${BOX}, ${SORTABLE}), & .RaDataTable-thead:not(${SORTABLE})`]: { display: 'none' },
}

function StaffRows({ children, rowClick }: RowClick & { children: ReactNode }) {
	const resource = useResourceContext() ?? ''
	const { canAccess: mayDelete } = useCanAccess({ resource, action: 'delete' })
	const { error, refetch } = useListContext()
	const mayDeleteSeveral = mayDelete && !ONE_BY_ONE.includes(resource)
	if (error) return <LoadFailed message={error.message} onRetry={refetch} />
	return (
		<DataTable
			rowClick={rowClick}
			bulkActionButtons={false}
			bulkActionsToolbar={
				mayDeleteSeveral && (
					<BulkActionsToolbar>
						<DeleteSelected />
					</BulkActionsToolbar>
				)
			}
			size="small"
			sx={{
				'& .RaDataTable-headerCell': { whiteSpace: 'nowrap' },
				[`& .${ROW_NAME}`]: { minWidth: { sm: 180 } },
				[NARROW]: card,
			}}
		>
			{mayDeleteSeveral && (
				<DataTable.Col padding="checkbox" label={<SelectPageCheckbox />} field={SelectRowCheckbox} disableSort />
			)}
			{children}
		</DataTable>
	)
}

/** Named after its row. react-admin's own puts the name on a `<span>`, where screen readers do not find it. */
function SelectRowCheckbox() {
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
