import type { ReactNode } from 'react'
import {
	DataTable,
	type DataTableProps,
	List,
	type ListProps,
	useCanAccess,
	useListContext,
	useResourceContext,
} from 'react-admin'
import { GagalMemuat } from '../layout/gagal-memuat.tsx'
import { BarePagination } from './bare-pagination.tsx'
import { DeleteSelected } from './delete-selected.tsx'
import { NAMA } from './nama-col.tsx'

interface StaffListProps extends Pick<ListProps, 'filters' | 'sort' | 'empty' | 'actions' | 'filter'> {
	children: ReactNode
	/** Rows lead to their form unless there is none. */
	rowClick?: DataTableProps['rowClick']
}

/** A list as all of ours are: search and filters on top, dense rows, several deleted at once by who may. */
export const StaffList = ({ children, rowClick, ...props }: StaffListProps) => (
	<List perPage={25} exporter={false} empty={false} pagination={<BarePagination />} {...props}>
		<StaffRows rowClick={rowClick}>{children}</StaffRows>
	</List>
)

const PHONE = '@media (max-width: 599.95px)'

/** On a phone a row is a card: its name beside its picture, the rest below. Bare numbers say nothing there. */
const card = {
	'& .RaDataTable-thead': { display: 'none' },
	'& .RaDataTable-table, & .RaDataTable-tbody': { display: 'block' },
	'& .MuiTableRow-root': {
		...{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 },
		...{ paddingInline: 1.5, paddingBlock: 1.25, borderBlockEnd: '1px solid', borderColor: 'divider' },
	},
	'& .MuiTableCell-root': {
		...{ display: 'block', width: 'auto', maxWidth: '100%', padding: 0, border: 0 },
		...{ flexShrink: 0, color: 'text.secondary', overflowWrap: 'anywhere' },
	},
	'& .MuiTableCell-root.MuiTableCell-paddingCheckbox': { flex: '0 0 44px', width: 44 },
	[`& .${NAMA}`]: { flex: '1 1 50%', color: 'text.primary' },
	'& .MuiTableCell-alignRight, & .MuiTableCell-root:empty': { display: 'none' },
}

function StaffRows({ children, rowClick }: Pick<StaffListProps, 'children' | 'rowClick'>) {
	const resource = useResourceContext() ?? ''
	const { canAccess: mayDelete } = useCanAccess({ resource, action: 'delete' })
	const { error, refetch } = useListContext()
	const bulk = mayDelete && resource !== 'pengguna'
	if (error) return <GagalMemuat pesan={error.message} onRetry={refetch} />
	return (
		<DataTable
			rowClick={rowClick}
			bulkActionButtons={bulk ? <DeleteSelected /> : false}
			size="small"
			sx={{
				'& .RaDataTable-headerCell': { whiteSpace: 'nowrap' },
				[`& .${NAMA}`]: { minWidth: { sm: 180 } },
				[PHONE]: card,
			}}
		>
			{children}
		</DataTable>
	)
}
