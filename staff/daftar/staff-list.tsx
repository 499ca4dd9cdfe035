import type { ReactNode } from 'react'
import { DataTable, type DataTableProps, List, type ListProps, useCanAccess, useResourceContext } from 'react-admin'
import { BarePagination } from './bare-pagination.tsx'
import { DeleteSelected } from './delete-selected.tsx'

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

function StaffRows({ children, rowClick }: Pick<StaffListProps, 'children' | 'rowClick'>) {
	const resource = useResourceContext() ?? ''
	const { canAccess: mayDelete } = useCanAccess({ resource, action: 'delete' })
	const bulk = mayDelete && resource !== 'pengguna'
	return (
		<DataTable
			rowClick={rowClick}
			bulkActionButtons={bulk ? <DeleteSelected /> : false}
			size="small"
			sx={{ '& .RaDataTable-headerCell': { whiteSpace: 'nowrap' } }}
		>
			{children}
		</DataTable>
	)
}
