import StarOutline from '@mui/icons-material/StarBorder'
import { Button, DialogContentText, List, Typography } from '@mui/material'
import { useState } from 'react'
import { useCanAccess, useRefresh, useResourceContext } from 'react-admin'
import { callApi } from '../api/call-api.ts'
import { useApiQuery } from '../api/use-api-query.ts'
import { TitledDialog } from '../dialogs/titled-dialog.tsx'
import { LoadState } from '../layout/load-state.tsx'
import { useRowOrder } from './move-rows.tsx'
import { OrderedRow } from './ordered-row.tsx'

/** A button that opens the favourites of this resource, to drag them into their order. */
export function FavouriteOrder({ help }: { help: string }) {
	const resource = useResourceContext() ?? ''
	const { canAccess } = useCanAccess({ resource, action: 'edit' })
	const [isOpen, setOpen] = useState(false)
	const refresh = useRefresh()
	if (!canAccess) return null
	const close = () => {
		setOpen(false)
		refresh()
	}
	return (
		<>
			<Button size="small" startIcon={<StarOutline />} onClick={() => setOpen(true)}>
				Urutkan favorit
			</Button>
			{isOpen && <FavouriteDialog resource={resource} help={help} onClose={close} />}
		</>
	)
}

function FavouriteDialog({ resource, help, onClose }: { resource: string; help: string; onClose: () => void }) {
	const params = { sumber: resource }
	const { data, failure, refetch } = useApiQuery('GET /v1/staf/{sumber}/favorit', { params })
	const { rows, movesOf } = useRowOrder({
		rows: data ?? [],
		save: (id) => callApi('POST /v1/staf/{sumber}/favorit', { params, body: { id } }),
		reload: refetch,
	})
	return (
		<TitledDialog
			title="Urutan favorit"
			onClose={onClose}
			isFullOnPhones
			actions={<Button onClick={onClose}>Selesai</Button>}
		>
			<DialogContentText sx={{ marginBottom: 1 }}>{help}</DialogContentText>
			<LoadState label="Memuat favorit" data={data} failure={failure} onRetry={refetch} />
			{data?.length === 0 && <Typography>Belum ada favorit. Nyalakan “Favorit” di formulirnya.</Typography>}
			<List dense disablePadding>
				{rows.map(({ id, nama }, place) => (
					<OrderedRow key={id} to={`/${resource}/${id}`} name={nama} number={place + 1} moves={movesOf(place)} />
				))}
			</List>
		</TitledDialog>
	)
}
