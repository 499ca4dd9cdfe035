import { Link as Anchor, Box, Button, Card, List, ListItem, ListItemText, Pagination, Typography } from '@mui/material'
import { useState } from 'react'
import { Title, useNotify, usePermissions, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import type { TautanMati } from '../../contract/staff/isi.ts'
import { hasPermission, type Izin } from '../../contract/staff/permissions.ts'
import { waktuSingkat } from '../../contract/tanggal/format-date.ts'
import { callApi } from '../api/call-api.ts'
import { useApiQuery } from '../api/use-api-query.ts'
import { useSending } from '../api/use-sending.ts'
import { LoadState } from '../layout/load-state.tsx'

const PER_PAGE = 50

/** Links to other sites that visitors cannot open. */
export default function TautanPage() {
	const [page, setPage] = useState(1)
	const query = { page, limit: PER_PAGE }
	const { data, pagination, failure, refetch } = useApiQuery('GET /v1/staf/tautan', { query })
	const pages = pagination?.totalPage ?? 0
	return (
		<Box sx={{ maxWidth: 900, display: 'grid', gap: 2 }}>
			<Title title="Tautan rusak" />
			<Typography color="textSecondary">
				Tautan ke situs lain diperiksa setiap Senin pagi. Perbaiki atau hapus tautannya, lalu tandai selesai.
			</Typography>
			<LoadState label="Memuat tautan" data={data} failure={failure} onRetry={refetch} />
			{data?.length === 0 && <Typography>Tidak ada tautan rusak.</Typography>}
			{data && data.length > 0 && (
				<Card>
					<List disablePadding>
						{data.map((row) => (
							<TautanRow key={row.id} row={row} onDone={refetch} />
						))}
					</List>
				</Card>
			)}
			{pages > 1 && <Pagination count={pages} page={page} onChange={(_, to) => setPage(to)} />}
		</Box>
	)
}

function TautanRow({ row, onDone }: { row: TautanMati; onDone: () => void }) {
	const translate = useTranslate()
	const notify = useNotify()
	const { permissions: izin = [] } = usePermissions<Izin[]>()
	const { isSending, send } = useSending({ notifies: true })
	const remove = async () => {
		await callApi('DELETE /v1/staf/tautan/{id}', { params: { id: row.id } })
		notify('Tautan ditandai selesai', { type: 'success' })
	}
	const place = `${translate(`resources.${row.sumber}.name`, { _: row.sumber })}: ${row.label}`
	return (
		<ListItem divider sx={{ flexWrap: 'wrap', columnGap: 2 }}>
			<ListItemText
				primary={
					<Anchor href={row.url} target="_blank" rel="noopener noreferrer">
						{row.url}
					</Anchor>
				}
				secondary={`${place} · ${row.alasan} · diperiksa ${waktuSingkat(row.createdAt)}`}
				sx={{ flex: '1 1 20rem', overflowWrap: 'anywhere' }}
			/>
			{hasPermission(izin, row.sumber, 'ubah') && (
				<Button component={Link} to={`/${row.sumber}${row.sumberId ? `/${row.sumberId}` : ''}`}>
					Buka isinya
				</Button>
			)}
			<Button
				onClick={() => send(remove, { onSettled: onDone })}
				disabled={isSending}
				aria-label={`Tandai selesai ${row.url}`}
			>
				Tandai selesai
			</Button>
		</ListItem>
	)
}
