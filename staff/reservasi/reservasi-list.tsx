import FileDownload from '@mui/icons-material/FileDownloadOutlined'
import FilterList from '@mui/icons-material/FilterList'
import Print from '@mui/icons-material/PrintOutlined'
import { Alert, Box, Button, Card, Pagination, Link as TextLink, Typography } from '@mui/material'
import { useId, useRef, useState } from 'react'
import { useGetList, usePermissions } from 'react-admin'
import { Link } from 'react-router-dom'
import { isKodeDraf } from '../../contract/dokter/kode-draf.ts'
import type { BarisReservasi } from '../../contract/reservasi/staff/reservasi.ts'
import { TERLAMBAT_JAM } from '../../contract/reservasi/staff/terlambat.ts'
import { hasPermission, type Izin } from '../../contract/staff/permissions.ts'
import { tanggalWib } from '../../contract/tanggal/tanggal.ts'
import { useApiQuery } from '../api/use-api-query.ts'
import { DownloadButton } from '../layout/download-button.tsx'
import { LoadFailed } from '../layout/load-state.tsx'
import { useJumlahMenunggu } from '../live/use-jumlah-menunggu.ts'
import { useSteadyRows } from '../live/use-steady-rows.ts'
import { BulkSteps } from './bulk-steps.tsx'
import { DayPicker } from './day-picker.tsx'
import { ExportRange } from './export-range.tsx'
import { ListFilters, StatusFilter } from './list-filters.tsx'
import { countFilters, queryOf, type ReservasiFilter } from './reservasi-filter.ts'
import { ReservasiTable } from './reservasi-table.tsx'

const PER_PAGE = 50

interface ReservasiListProps {
	filter: ReservasiFilter
	onChange: (filter: ReservasiFilter) => void
}

export function ReservasiList({ filter, onChange }: ReservasiListProps) {
	const { tanggal, status, q, page, urut } = filter
	const shown = queryOf(filter)
	const hariIni = tanggalWib(Date.now())
	/** The day of the sheets. */
	const printed = q ? hariIni : (tanggal ?? hariIni)
	const query = { ...shown, ...(status && { status }) }
	const change = (part: Partial<ReservasiFilter>) => onChange({ ...filter, page: 1, ...part })
	const { data, total, isPending, error, refetch } = useGetList<BarisReservasi>('reservasi', {
		filter: query,
		pagination: { page, perPage: PER_PAGE },
		...(urut && { sort: { field: urut.field, order: urut.order === 'asc' ? 'ASC' : 'DESC' } }),
	})
	const { data: perihal } = useApiQuery('GET /v1/staf/reservasi/pesan')
	const { data: jumlah } = useApiQuery('GET /v1/staf/reservasi/jumlah', q ? null : { query: shown }, {
		keepPrevious: true,
	})
	const { permissions: izin = [] } = usePermissions<Izin[]>()
	const isDraf = isKodeDraf(q) && hasPermission(izin, 'draf-wa', 'lihat')
	const { data: draf } = useApiQuery('GET /v1/staf/draf-wa', isDraf ? { query: { kode: q } } : null)
	const { reservasi: baru } = useJumlahMenunggu()
	const isQueue = tanggal === null && status === 'baru' && !q
	const area = useRef<HTMLDivElement>(null)
	const steady = useSteadyRows({ rows: data, list: JSON.stringify(filter), area })
	const pages = Math.ceil((total ?? 0) / PER_PAGE)
	const [isUnfolded, setUnfolded] = useState(false)
	const folded = useId()
	const active = countFilters(filter)
	/** On a phone the filters and downloads would fill the first screen. */
	const onPhone = (display: string) => ({ xs: isUnfolded ? 'flex' : 'none', sm: display })

	return (
		<>
			<Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
				{q ? (
					<Typography variant="h5" component="h1" aria-live="polite">
						{isPending ? 'Mencari …' : `${total ?? 0} hasil dari semua tanggal`}
					</Typography>
				) : (
					<DayPicker tanggal={tanggal} onChange={(hari) => change({ tanggal: hari })} />
				)}
				{!q && baru && (
					<Button
						variant={isQueue ? 'contained' : 'outlined'}
						aria-pressed={isQueue}
						onClick={() => change({ tanggal: null, status: 'baru' })}
						sx={{ gap: 0.75 }}
					>
						Perlu konfirmasi
						<Box component="strong" sx={{ fontVariantNumeric: 'tabular-nums' }}>
							{baru.jumlah}
						</Box>
					</Button>
				)}
				<Button
					variant={active > 0 ? 'contained' : 'outlined'}
					startIcon={<FilterList />}
					aria-expanded={isUnfolded}
					aria-controls={folded}
					onClick={() => setUnfolded(!isUnfolded)}
					sx={{ display: { sm: 'none' } }}
				>
					{active > 0 ? `Saring (${active})` : 'Saring'}
				</Button>
				<Box sx={{ display: onPhone('flex'), flexWrap: 'wrap', gap: 1, marginInlineStart: { sm: 'auto' } }}>
					<Button component={Link} to={`/reservasi/cetak/${printed}`} variant="outlined" startIcon={<Print />}>
						{printed === hariIni ? 'Cetak hari ini' : 'Cetak'}
					</Button>
					<DownloadButton
						route="GET /v1/staf/reservasi/ekspor"
						input={[{ query }]}
						variant="outlined"
						startIcon={<FileDownload />}
					>
						Unduh CSV
					</DownloadButton>
					{!q && <ExportRange tanggal={tanggal ?? hariIni} status={status} />}
				</Box>
			</Box>
			<Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
				<Box id={folded} sx={{ display: onPhone('contents'), flexWrap: 'wrap', gap: 1 }}>
					<StatusFilter
						status={status}
						jumlah={q ? undefined : (jumlah ?? 'counting')}
						onChange={(chosen) => change({ status: chosen })}
					/>
					<BulkSteps filter={shown} status={status} />
				</Box>
			</Box>
			<Box sx={{ display: onPhone('block') }}>
				<ListFilters filter={filter} onChange={change} />
			</Box>
			{draf?.map(({ id, kode, dokter }) => (
				<Alert key={id} severity="info">
					<TextLink component={Link} to={`/draf-wa?kode=${kode}`}>{`Draf WhatsApp ${kode}`}</TextLink>
					{` · ${dokter}`}
				</Alert>
			))}
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
						perihal={perihal}
						urut={urut}
						onSort={(chosen) => change({ urut: chosen })}
					/>
				</Card>
			)}
			{pages > 1 && (
				<Pagination
					count={pages}
					page={page}
					onChange={(_, chosen) => change({ page: chosen })}
					aria-label="Halaman daftar reservasi"
				/>
			)}
		</>
	)
}
