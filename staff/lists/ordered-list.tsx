import { Box, Card, List as MuiList, Typography } from '@mui/material'
import type { ReactElement, ReactNode } from 'react'
import {
	CreateButton,
	FilterForm,
	ListBase,
	type RaRecord,
	Title,
	useCanAccess,
	useGetResourceLabel,
	useListContext,
	useResourceContext,
} from 'react-admin'
import { callApi } from '../api/call-api.ts'
import { MAX_ROWS } from '../api/list-query.ts'
import { ChoiceSelect, choicesOf } from '../dialogs/selects.tsx'
import { LoadFailed } from '../layout/load-state.tsx'
import { Memuat } from '../layout/memuat.tsx'
import { DeleteSelected } from './delete-buttons.tsx'
import { searchFilter } from './filters.tsx'
import { useRowOrder } from './move-rows.tsx'
import { OrderedRow } from './ordered-row.tsx'

interface OrderedListProps {
	primary: (record: RaRecord) => string
	secondary?: (record: RaRecord) => ReactNode
	thumb?: (record: RaRecord) => ReactNode
	/** Beside the search box. */
	filters?: ReactElement[]
	/** Other columns to sort by, with their labels. Rows move only in the site's own order. */
	sortable?: Record<string, string>
	/** Tells staff where visitors see this order. */
	help?: string
	/** Before 'Tambah'. */
	actions?: ReactNode
}

const BY_NAME = { nama: 'Nama' }

/** All rows in the order of the site. Rows move by drag and drop or by buttons. */
export const OrderedList = (props: OrderedListProps) => (
	<ListBase perPage={MAX_ROWS} sort={{ field: 'urutan', order: 'ASC' }} disableSyncWithLocation storeKey={false}>
		<OrderedRows {...props} />
	</ListBase>
)

function OrderedRows({ primary, secondary, thumb, filters = [], sortable = BY_NAME, help, actions }: OrderedListProps) {
	const resource = useResourceContext() ?? ''
	const label = useGetResourceLabel()
	const list = useListContext()
	const { data = [], isPending, error, refetch, sort, selectedIds } = list
	const isFiltered = Object.keys(list.filterValues).length > 0
	const { canAccess: mayEdit } = useCanAccess({ resource, action: 'edit' })
	const { canAccess: mayDelete } = useCanAccess({ resource, action: 'delete' })
	const mayOrder = Boolean(mayEdit) && sort.field === 'urutan' && sort.order === 'ASC'
	const { rows, movesOf } = useRowOrder({
		rows: data,
		save: (id) => callApi('POST /v1/staf/{sumber}/urutan', { params: { sumber: resource }, body: { id } }),
		reload: async () => refetch(),
	})

	return (
		// Room for the floating button on narrow screens.
		<Box sx={{ paddingBottom: { xs: 10, md: 2 } }}>
			<Title title={label(resource, 2)} />
			<Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 1 }}>
				<Box sx={{ flex: { xs: filters.length > 1 ? '1 1 100%' : '1 1 15rem', lg: '1 1 15rem' } }}>
					<FilterForm filters={[searchFilter, ...filters]} />
				</Box>
				<ChoiceSelect
					label="Diurutkan menurut"
					choices={choicesOf({ urutan: 'Urutan di situs', ...sortable })}
					value={sort.field}
					onChange={({ target }) => list.setSort({ field: target.value, order: 'ASC' })}
					sx={{ width: 200, flex: 'none', marginBottom: 1 }}
				/>
				{actions}
				<CreateButton sx={{ marginBottom: 1 }} />
			</Box>
			{help && <Typography sx={{ color: 'text.secondary', marginBottom: 1 }}>{help}</Typography>}
			{selectedIds.length > 0 && (
				<Box
					role="toolbar"
					aria-label="Pilihan"
					sx={{ display: 'flex', alignItems: 'center', gap: 2, marginBottom: 1 }}
				>
					<Typography>{selectedIds.length} dipilih</Typography>
					<DeleteSelected />
				</Box>
			)}
			<Card>
				{isPending && <Memuat label="Memuat daftar" rows={8} />}
				{error && <LoadFailed message={error.message} onRetry={refetch} />}
				{!isPending && !error && data.length === 0 && (
					<Typography sx={{ padding: 2, color: 'text.secondary' }}>
						{isFiltered ? 'Tidak ada yang cocok.' : 'Belum ada isinya. Pilih “Tambah” untuk yang pertama.'}
					</Typography>
				)}
				<MuiList dense disablePadding aria-busy={isPending}>
					{rows.map((record, place) => (
						<OrderedRow
							key={record.id}
							to={`/${resource}/${record.id}`}
							name={primary(record)}
							number={mayOrder ? place + 1 : undefined}
							secondary={secondary?.(record)}
							isHidden={record.tampil === 0}
							thumb={thumb?.(record)}
							selected={mayDelete ? selectedIds.includes(record.id) : undefined}
							onSelect={() => list.onToggleItem(record.id)}
							moves={movesOf(place)}
						/>
					))}
				</MuiList>
			</Card>
		</Box>
	)
}
