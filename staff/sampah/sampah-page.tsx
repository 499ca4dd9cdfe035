import RestoreFromTrash from '@mui/icons-material/RestoreFromTrashOutlined'
import { Box, Button, Card, List, ListItem, ListItemText, Pagination, Typography } from '@mui/material'
import { useState } from 'react'
import { Title, useNotify, useTranslate } from 'react-admin'
import { SAMPAH_HARI, type Sampah } from '../../contract/staff/isi.ts'
import { waktuSingkat } from '../../contract/tanggal/format-date.ts'
import { callApi } from '../api/call-api.ts'
import { useApiQuery } from '../api/use-api-query.ts'
import { useSending } from '../api/use-sending.ts'
import { LoadState } from '../layout/load-state.tsx'

const PER_PAGE = 50

export default function SampahPage() {
	const [page, setPage] = useState(1)
	const query = { page, limit: PER_PAGE }
	const { data, pagination, failure, refetch } = useApiQuery('GET /v1/staf/sampah', { query })
	const pages = pagination?.totalPage ?? 0
	return (
		<Box sx={{ maxWidth: 900, display: 'grid', gap: 2 }}>
			<Title title="Sampah" />
			<Typography color="textSecondary">
				{`Yang dihapus dapat dipulihkan selama ${SAMPAH_HARI} hari. Sesudah itu terhapus untuk selamanya.`}
			</Typography>
			<LoadState label="Memuat sampah" data={data} failure={failure} onRetry={refetch} />
			{data?.length === 0 && <Typography>Sampah kosong.</Typography>}
			{data && data.length > 0 && (
				<Card>
					<List disablePadding>
						{data.map((row) => (
							<SampahRow key={row.id} row={row} onRestored={refetch} />
						))}
					</List>
				</Card>
			)}
			{pages > 1 && <Pagination count={pages} page={page} onChange={(_, to) => setPage(to)} />}
		</Box>
	)
}

function SampahRow({ row, onRestored }: { row: Sampah; onRestored: () => void }) {
	const translate = useTranslate()
	const notify = useNotify()
	const { isSending, send } = useSending({ notifies: true })
	const restore = async () => {
		await callApi('POST /v1/staf/sampah/{id}/pulihkan', { params: { id: row.id } })
		notify(`“${row.label}” dipulihkan`, { type: 'success' })
	}
	const kind = translate(`resources.${row.sumber}.name`, { _: row.sumber })
	return (
		<ListItem divider sx={{ flexWrap: 'wrap', columnGap: 2 }}>
			<ListItemText
				primary={row.label}
				secondary={`${kind} · dihapus ${row.stafNama}, ${waktuSingkat(row.createdAt)} · tersisa ${row.sisaHari} hari`}
				sx={{ flex: '1 1 16rem', overflowWrap: 'anywhere' }}
			/>
			<Button
				onClick={() => send(restore, { onSettled: onRestored })}
				disabled={isSending}
				startIcon={<RestoreFromTrash />}
				aria-label={`Pulihkan ${row.label}`}
			>
				Pulihkan
			</Button>
		</ListItem>
	)
}
