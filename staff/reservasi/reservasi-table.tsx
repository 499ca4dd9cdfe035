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
	Typography,
} from '@mui/material'
import type { ReactNode } from 'react'
import { Link as RouterLink, useNavigate } from 'react-router-dom'
import { formatRupiah } from '../../contract/angka/rupiah.ts'
import type { BarisReservasi } from '../../contract/reservasi/staff/reservasi.ts'
import { isTerlambat } from '../../contract/reservasi/staff/terlambat.ts'
import { hariTanggal, waktuSingkat } from '../../contract/tanggal/format-date.ts'
import type { SteadyRow } from '../live/steady-rows.ts'
import { StatusChip } from './status-chip.tsx'

/** Beside the menu a tablet fits three columns; the values of the others move below the first ones. */
const wideCell = { display: { xs: 'none', lg: 'table-cell' } }
const narrowOnly = { display: { xs: 'block', lg: 'none' } }
/** The font draws a hyphen between two digits as a minus. */
const numbers = { fontVariantLigatures: 'none', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }

const PHONE = '@media (max-width: 599.95px)'

/** On a phone a reservation is a card: code and status, then names and packages. */
const card = {
	'& thead': { display: 'none' },
	'&, & tbody, & tr, & td': { display: 'block', width: 'auto' },
	'& tr': { padding: 1.5, borderBlockEnd: '1px solid', borderColor: 'divider' },
	'& td.MuiTableCell-root': { padding: 0, paddingBlockStart: 0.5, border: 0 },
	'& td:nth-of-type(n + 4)': { display: 'none' },
	'& td:first-of-type': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 1 },
}

interface ReservasiTableProps {
	rows?: SteadyRow<BarisReservasi>[]
	isPending: boolean
	/** When they are of several days. */
	withTanggal: boolean
	/** Since when each waits. */
	withWaiting: boolean
}

export function ReservasiTable({ rows = [], isPending, withTanggal, withWaiting }: ReservasiTableProps) {
	if (rows.length === 0)
		return (
			<Typography color="textSecondary" sx={{ padding: 3 }} aria-live="polite">
				{isPending ? 'Memuat …' : 'Tidak ada reservasi.'}
			</Typography>
		)
	return (
		<TableContainer>
			<Table size="small" aria-label="Daftar reservasi" aria-busy={isPending} sx={{ [PHONE]: card }}>
				<TableHead>
					<TableRow>
						<TableCell>Kode</TableCell>
						<TableCell>Atas nama</TableCell>
						<TableCell>Pasien</TableCell>
						<TableCell align="right" sx={wideCell}>
							Total
						</TableCell>
						<TableCell sx={wideCell}>Status</TableCell>
					</TableRow>
				</TableHead>
				<TableBody>
					{rows.map(({ row, isGone }) => (
						<Row key={row.id} row={row} isGone={isGone} withTanggal={withTanggal} withWaiting={withWaiting} />
					))}
				</TableBody>
			</Table>
		</TableContainer>
	)
}

interface RowProps extends Omit<ReservasiTableProps, 'rows' | 'isPending'> {
	row: BarisReservasi
	/** It has left this list, and stays in its place until the pointer leaves. */
	isGone: boolean
}

function Row({ row, isGone, withTanggal, withWaiting }: RowProps) {
	const navigate = useNavigate()
	const address = `/reservasi/${row.id}`
	return (
		<TableRow
			hover
			data-row=""
			onClick={() => navigate(address)}
			sx={{ cursor: 'pointer', opacity: isGone ? 0.5 : 1, '& td': { paddingBlock: 1, verticalAlign: 'top' } }}
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
				{withTanggal && <Secondary>{hariTanggal(row.tanggalVisit)}</Secondary>}
				{withWaiting && <Secondary>{`dibuat ${waktuSingkat(row.createdAt)}`}</Secondary>}
				{isGone && <Secondary>Tidak lagi di daftar ini</Secondary>}
				{!isGone && isTerlambat(row, Date.now()) && (
					<Chip size="small" color="error" label="Terlambat" sx={{ marginBlockStart: 0.5 }} />
				)}
				<Box sx={{ ...narrowOnly, marginBlockStart: 0.75 }}>
					<StatusChip status={row.status} />
				</Box>
			</TableCell>
			<TableCell>
				{row.atasNama || '–'}
				<Secondary>
					<Box component="span" sx={numbers}>
						{row.noTelp}
					</Box>
				</Secondary>
			</TableCell>
			<TableCell>
				{row.pasien.join(', ')}
				<Secondary>
					{row.jumlahPaket} paket
					<Box component="span" sx={{ ...numbers, ...narrowOnly }}>
						{formatRupiah(row.total)}
					</Box>
				</Secondary>
			</TableCell>
			<TableCell align="right" sx={{ ...numbers, ...wideCell }}>
				{formatRupiah(row.total)}
			</TableCell>
			<TableCell sx={wideCell}>
				<StatusChip status={row.status} />
			</TableCell>
		</TableRow>
	)
}

const Secondary = ({ children }: { children: ReactNode }) => (
	<Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.8125rem' }}>
		{children}
	</Box>
)
