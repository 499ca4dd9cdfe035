import StickyNote from '@mui/icons-material/StickyNote2Outlined'
import {
	Box,
	Chip,
	Link,
	Table,
	TableBody,
	TableCell,
	TableContainer,
	TableHead,
	TableRow,
	TableSortLabel,
	Typography,
} from '@mui/material'
import type { ReactNode } from 'react'
import { Link as RouterLink, useNavigate } from 'react-router-dom'
import { formatRupiah } from '../../contract/angka/rupiah.ts'
import { jamDatangText } from '../../contract/reservasi/jam-datang.ts'
import { describeBayar } from '../../contract/reservasi/staff/bayar.ts'
import type { BarisReservasi, PerihalPesan, UrutanReservasi } from '../../contract/reservasi/staff/reservasi.ts'
import { isTerlambat } from '../../contract/reservasi/staff/terlambat.ts'
import { hariTanggal, jamSingkat, waktuSingkat } from '../../contract/tanggal/format-date.ts'
import { tanggalWib } from '../../contract/tanggal/tanggal.ts'
import { Memuat } from '../layout/memuat.tsx'
import type { SteadyRow } from '../live/steady-rows.ts'
import { NoTelp } from './no-telp.tsx'
import { NARROW_LIST, namaUrutan, type Urut } from './reservasi-filter.ts'
import { RowActions } from './row-actions.tsx'
import { StatusChip } from './status-chip.tsx'

/** The values of some columns move below the others. */
const wideCell = { [NARROW_LIST]: { display: 'none' } }
/** Below the code. */
const mark = { display: 'flex', width: 'fit-content', marginBlockStart: 0.5 }
const narrowOnly = { display: 'none', [NARROW_LIST]: { display: 'block' } }
/** The font draws a hyphen between two digits as a minus. */
const numbers = { fontVariantLigatures: 'none', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }

/** A reservation is a card: code and status, names, packages, and the buttons below them; on a phone in one column. */
const card = {
	'& thead': { display: 'none' },
	'&, & tbody': { display: 'block' },
	'& tr': {
		display: 'grid',
		gap: '0.5rem 1rem',
		gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '11rem minmax(0, 1fr) minmax(0, 1fr)' },
		padding: 1.5,
		borderBlockEnd: '1px solid',
		borderColor: 'divider',
	},
	'& td.MuiTableCell-root': { padding: 0, border: 0 },
	'& td:first-of-type': {
		display: { xs: 'flex', sm: 'block' },
		flexWrap: 'wrap',
		justifyContent: 'space-between',
		columnGap: 1,
	},
	'& td:last-of-type': { gridColumn: '1 / -1' },
}

interface ReservasiTableProps {
	rows?: SteadyRow<BarisReservasi>[]
	isPending: boolean
	/** When they are of several days. */
	withTanggal: boolean
	/** Since when each waits. */
	withWaiting: boolean
	perihal?: PerihalPesan
	urut?: Urut
	onSort: (urut: Urut | undefined) => void
}

export function ReservasiTable({ rows = [], isPending, urut, onSort, ...shown }: ReservasiTableProps) {
	const sort = { urut, onSort }
	if (rows.length === 0 && isPending) return <Memuat label="Memuat reservasi" rows={8} />
	if (rows.length === 0)
		return (
			<Typography color="textSecondary" sx={{ padding: 3 }} aria-live="polite">
				Tidak ada reservasi.
			</Typography>
		)
	return (
		<TableContainer>
			<Table
				size="small"
				aria-label="Daftar reservasi"
				aria-busy={isPending}
				sx={{ [NARROW_LIST]: card, '& :is(th, td)': { paddingInline: 1 } }}
			>
				<TableHead>
					<TableRow>
						<SortCell field="kode" {...sort} />
						<SortCell field="nama" {...sort} />
						<TableCell>Pasien dan paket</TableCell>
						<SortCell field="hadir" isWide {...sort} />
						<TableCell sx={wideCell}>Pembayaran</TableCell>
						<SortCell field="status" isWide {...sort} />
						<TableCell>Tindakan</TableCell>
					</TableRow>
				</TableHead>
				<TableBody>
					{rows.map(({ row, isGone }) => (
						<Row key={row.id} row={row} isGone={isGone} {...shown} />
					))}
				</TableBody>
			</Table>
		</TableContainer>
	)
}

interface SortCellProps extends Pick<ReservasiTableProps, 'urut' | 'onSort'> {
	field: UrutanReservasi
	isWide?: boolean
}

/** The head of a column: ascending, descending, and the list's own order again. */
function SortCell({ field, isWide, urut, onSort }: SortCellProps) {
	const order = urut?.field === field ? urut.order : undefined
	const next: Urut | undefined = order === 'desc' ? undefined : { field, order: order ? 'desc' : 'asc' }
	return (
		<TableCell sortDirection={order ?? false} sx={isWide ? wideCell : undefined}>
			<TableSortLabel active={order !== undefined} direction={order ?? 'asc'} onClick={() => onSort(next)}>
				{namaUrutan[field]}
			</TableSortLabel>
		</TableCell>
	)
}

interface RowProps extends Pick<ReservasiTableProps, 'withTanggal' | 'withWaiting' | 'perihal'> {
	row: BarisReservasi
	/** It has left this list, and stays in its place until the pointer leaves. */
	isGone: boolean
}

function Row({ row, isGone, withTanggal, withWaiting, perihal }: RowProps) {
	const navigate = useNavigate()
	const address = `/reservasi/${row.id}`
	const isToday = row.tanggalVisit === tanggalWib(Date.now())
	const [first = '–', ...others] = row.paket
	return (
		<TableRow
			hover
			data-row=""
			onClick={() => navigate(address)}
			sx={{
				cursor: 'pointer',
				opacity: isGone ? 0.5 : 1,
				'& td': { paddingBlock: 1, verticalAlign: 'top' },
				'&:focus-within': { backgroundColor: 'action.hover' },
			}}
		>
			<TableCell>
				<Link
					component={RouterLink}
					to={address}
					onClick={(event) => event.stopPropagation()}
					sx={{ ...numbers, fontWeight: 700 }}
				>
					{row.kode}
				</Link>
				{row.adaCatatan && (
					<StickyNote
						titleAccess="Ada catatan petugas"
						sx={{ marginInlineStart: 0.5, fontSize: '1.125rem', verticalAlign: 'text-bottom', color: 'warning.main' }}
					/>
				)}
				{withTanggal && <Secondary>{isToday ? 'Hari ini' : hariTanggal(row.tanggalVisit)}</Secondary>}
				{withWaiting && <Secondary>{`dibuat ${waktuSingkat(row.createdAt)}`}</Secondary>}
				{isGone && <Secondary>Tidak lagi di daftar ini</Secondary>}
				{!isGone && isTerlambat(row, Date.now()) && <Chip size="small" color="error" label="Terlambat" sx={mark} />}
				{!isGone && row.belumTahu && (
					<Chip
						size="small"
						color="error"
						variant="outlined"
						label="Pasien belum tahu"
						title="Diubah dari perangkat lain, dan pasien belum diberi tahu. Telepon, lalu tulis catatan."
						sx={mark}
					/>
				)}
				<Box sx={{ ...narrowOnly, marginBlockStart: 0.75, '& strong': { marginInlineStart: 1 } }}>
					<StatusChip status={row.status} />
					<Kedatangan row={row} />
				</Box>
			</TableCell>
			<TableCell>
				{row.atasNama || '–'}
				<Secondary>
					<Box component="span" sx={numbers}>
						<NoTelp noTelp={row.noTelp} />
					</Box>
				</Secondary>
			</TableCell>
			<TableCell>
				{row.pasien.join(', ')}
				<Secondary>
					<span title={row.paket.join('\n')}>
						{first} {others.length > 0 && <strong>+{others.length}</strong>}
					</span>
					<Box component="span" sx={narrowOnly}>
						{formatRupiah(row.total)} · {describeBayar(row)}
					</Box>
				</Secondary>
			</TableCell>
			<TableCell sx={wideCell}>
				<Kedatangan row={row} />
			</TableCell>
			<TableCell sx={wideCell}>
				{describeBayar(row)}
				<Secondary>
					<Box component="span" sx={numbers}>
						{formatRupiah(row.total)}
					</Box>
				</Secondary>
			</TableCell>
			<TableCell sx={wideCell}>
				<StatusChip status={row.status} />
			</TableCell>
			{/* A press here, and in what opens from here, opens no reservation. */}
			<TableCell onClick={(event) => event.stopPropagation()} sx={{ cursor: 'default' }}>
				{!isGone && <RowActions row={row} perihal={perihal} />}
			</TableCell>
		</TableRow>
	)
}

/** The window of arrival, the queue number, and when the patient came. */
const Kedatangan = ({ row: { jamDatang, antrean, hadirAt } }: { row: BarisReservasi }) => (
	<>
		{jamDatang && <Secondary>{jamDatangText(jamDatang)}</Secondary>}
		{antrean && <strong>{antrean}</strong>}
		{hadirAt !== null && <Secondary>{`pukul ${jamSingkat(hadirAt)}`}</Secondary>}
	</>
)

const Secondary = ({ children }: { children: ReactNode }) => (
	<Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.8125rem' }}>
		{children}
	</Box>
)
