import { Box, Button, Link, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { type RaRecord, useCanAccess, useGetList } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { tanggalSingkat, waktuSingkat } from '../../contract/tanggal/format-date.ts'
import { useApiQuery } from '../api/use-api-query.ts'
import { LoadState } from '../layout/load-state.tsx'
import { TitledCard } from '../layout/titled-card.tsx'
import { listAddress } from '../menunggu/list-address.ts'

const SHOWN = 5

interface RowsCardProps<Row> {
	title: string
	rows?: Row[]
	total?: number
	failure?: string
	onRetry: () => void
	emptyText: string
	/** The whole list. */
	to: string
	/** Another button beside that of the list. */
	action?: ReactNode
	children: (row: Row) => ReactNode
}

/** The first rows of a list, and the way to all of them. */
function RowsCard<Row extends { id: string | number }>({ rows, total = 0, ...props }: RowsCardProps<Row>) {
	const { title, failure, onRetry, emptyText, to, action, children } = props
	return (
		<TitledCard title={title} gutterBottom>
			<LoadState label={`Memuat ${title.toLowerCase()}`} data={rows} failure={failure} onRetry={onRetry} />
			{rows?.length === 0 && <Typography color="textSecondary">{emptyText}</Typography>}
			<Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
				{rows?.map((row) => (
					<Box
						component="li"
						key={row.id}
						sx={{ paddingBlock: 1, overflowWrap: 'anywhere', '& + &': { borderTop: 1, borderColor: 'divider' } }}
					>
						{children(row)}
					</Box>
				))}
			</Box>
			<Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginBlockStart: 1, '&:empty': { display: 'none' } }}>
				{action}
				{total > 0 && (
					<Button component={RouterLink} to={to} variant="outlined">
						{`Lihat semua (${total})`}
					</Button>
				)}
			</Box>
		</TitledCard>
	)
}

interface Konsep extends RaRecord {
	judul: string
	tinjauan: '' | 'menunggu' | 'kembali'
	catatanTinjauan: string
	updatedAt: number
}

/** The drafts that were changed last. */
export function KonsepCard() {
	const { canAccess: mayWrite } = useCanAccess({ resource: 'artikel', action: 'create' })
	const { data, total, error, refetch } = useGetList<Konsep>('artikel', {
		filter: { status: 'konsep' },
		pagination: { page: 1, perPage: SHOWN },
		sort: { field: 'updatedAt', order: 'DESC' },
	})
	return (
		<RowsCard
			title="Artikel yang belum terbit"
			rows={data}
			total={total}
			failure={error?.message}
			onRetry={refetch}
			emptyText="Tidak ada konsep."
			to={listAddress({ sumber: 'artikel', saring: { status: 'konsep' } })}
			action={
				mayWrite && (
					<Button component={RouterLink} to="/artikel/create" variant="contained">
						Tulis artikel
					</Button>
				)
			}
		>
			{({ id, judul, tinjauan, catatanTinjauan, updatedAt }) => (
				<>
					<Link component={RouterLink} to={`/artikel/${id}`} sx={{ fontWeight: 650 }}>
						{judul}
					</Link>
					{` · ${tanggalSingkat(updatedAt)}`}
					{tinjauan === 'menunggu' && ' · menunggu tinjauan'}
					{tinjauan === 'kembali' && ` · dikembalikan: ${catatanTinjauan}`}
				</>
			)}
		</RowsCard>
	)
}

/** The comments that have waited longest. */
export function KomentarCard() {
	const query = { status: 'menunggu', limit: SHOWN } as const
	const { data, pagination, failure, refetch } = useApiQuery('GET /v1/staf/komentar', { query })
	return (
		<RowsCard
			title="Komentar yang menunggu"
			rows={data}
			total={pagination?.totalData}
			failure={failure}
			onRetry={refetch}
			emptyText="Tidak ada yang menunggu. Semua komentar sudah diperiksa."
			to={listAddress({ sumber: 'komentar', saring: { status: 'menunggu' } })}
		>
			{({ nama, komentar, artikel, createdAt }) => (
				<>
					<Typography sx={{ fontWeight: 650 }}>{nama}</Typography>
					<Typography
						sx={{ display: '-webkit-box', WebkitLineClamp: 2, WebkitBoxOrient: 'vertical', overflow: 'hidden' }}
					>
						{komentar}
					</Typography>
					<Typography
						variant="body2"
						color="textSecondary"
					>{`${artikel.judul} · ${waktuSingkat(createdAt)}`}</Typography>
				</>
			)}
		</RowsCard>
	)
}
