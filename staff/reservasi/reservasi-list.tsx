import FileDownload from '@mui/icons-material/FileDownloadOutlined'
import { Box, Button, Card, Pagination, Typography } from '@mui/material'
import { useRef } from 'react'
import { useGetList } from 'react-admin'
import type { BarisReservasi } from '../../contract/reservasi/staff/reservasi.ts'
import { TERLAMBAT_JAM } from '../../contract/reservasi/staff/terlambat.ts'
import type { StatusReservasi } from '../../contract/reservasi/status-reservasi.ts'
import { tanggalWib } from '../../contract/tanggal/tanggal.ts'
import { apiAddress } from '../api/call-api.ts'
import { useApiQuery } from '../api/use-api-query.ts'
import { LoadFailed } from '../layout/load-failed.tsx'
import { useJumlahMenunggu } from '../live/use-jumlah-menunggu.ts'
import { useSteadyRows } from '../live/use-steady-rows.ts'
import { BulkSteps } from './bulk-steps.tsx'
import { DayPicker } from './day-picker.tsx'
import { ExportRange } from './export-range.tsx'
import { ReservasiTable } from './reservasi-table.tsx'
import { StatusFilter } from './status-filter.tsx'

export interface ReservasiFilter {
	/** Null for all days. */
	tanggal: string | null
	status?: StatusReservasi
	/** While something is searched for, the day does not count. */
	q: string
	page: number
}

const PER_PAGE = 50

interface ReservasiListProps {
	filter: ReservasiFilter
	onChange: (filter: ReservasiFilter) => void
}

export function ReservasiList({ filter, onChange }: ReservasiListProps) {
	const { tanggal, status, q, page } = filter
	const query = { ...(q ? { q } : tanggal !== null && { tanggal }), ...(status && { status }) }
	const { data, total, isPending, error, refetch } = useGetList<BarisReservasi>('reservasi', {
		filter: query,
		pagination: { page, perPage: PER_PAGE },
	})
	const { data: jumlah, refetch: recount } = useApiQuery(
		'GET /v1/staf/reservasi/jumlah',
		q ? null : { query: { tanggal } },
		{ keepPrevious: true },
	)
	const { reservasi: baru } = useJumlahMenunggu()
	const isQueue = tanggal === null && status === 'baru' && !q
	const area = useRef<HTMLDivElement>(null)
	const steady = useSteadyRows({ rows: data, list: JSON.stringify(filter), area })
	const pages = Math.ceil((total ?? 0) / PER_PAGE)

	return (
		<>
			<Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
				{q ? (
					<Typography variant="h5" component="h1" aria-live="polite">
						{isPending ? 'Mencari …' : `${total ?? 0} hasil dari semua tanggal`}
					</Typography>
				) : (
					<DayPicker tanggal={tanggal} onChange={(hari) => onChange({ ...filter, tanggal: hari, page: 1 })} />
				)}
				{!q && baru && (
					<Button
						variant={isQueue ? 'contained' : 'outlined'}
						aria-pressed={isQueue}
						onClick={() => onChange({ ...filter, tanggal: null, status: 'baru', page: 1 })}
						sx={{ minHeight: 40, gap: 0.75 }}
					>
						Perlu konfirmasi
						<Box component="strong" sx={{ fontVariantNumeric: 'tabular-nums' }}>
							{baru.jumlah}
						</Box>
					</Button>
				)}
				<Button
					href={apiAddress('GET /v1/staf/reservasi/ekspor', { query })}
					download
					variant="outlined"
					startIcon={<FileDownload />}
					sx={{ marginInlineStart: 'auto', minHeight: 40 }}
				>
					Unduh CSV
				</Button>
				{!q && <ExportRange tanggal={tanggal ?? tanggalWib(Date.now())} status={status} />}
			</Box>
			<Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
				<StatusFilter
					status={status}
					jumlah={q ? undefined : (jumlah ?? 'counting')}
					onChange={(chosen) => onChange({ ...filter, status: chosen, page: 1 })}
				/>
				<BulkSteps rows={data ?? []} onDone={() => Promise.all([refetch(), recount()])} />
			</Box>
			{isQueue && (
				<Typography variant="body2" color="textSecondary">
					{`Reservasi baru dari semua tanggal, yang tertua lebih dulu. Terlambat: hari kunjungannya sudah tiba, atau menunggu lebih dari ${TERLAMBAT_JAM} jam.`}
				</Typography>
			)}
			{error ? (
				<LoadFailed message={error.message} onRetry={refetch} />
			) : (
				<Card ref={area} onPointerLeave={steady.onRelease} onBlur={steady.onRelease}>
					<ReservasiTable
						rows={steady.rows}
						isPending={isPending || !steady.rows}
						withTanggal={q !== '' || tanggal === null}
						withWaiting={isQueue}
					/>
				</Card>
			)}
			{pages > 1 && (
				<Pagination
					count={pages}
					page={page}
					onChange={(_, chosen) => onChange({ ...filter, page: chosen })}
					aria-label="Halaman daftar reservasi"
				/>
			)}
		</>
	)
}
