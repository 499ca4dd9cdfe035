import { Box, Chip, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import type { BarisRencana } from '../../contract/staff/csv.ts'

const labels = { baru: 'Baru', ubah: 'Berubah', sama: 'Tetap', hapus: 'Dihapus', salah: 'Salah' } as const
const colours = { baru: 'success', ubah: 'primary', sama: 'default', hapus: 'warning', salah: 'error' } as const

/** Longer cells are cut. */
const SHOWN = 80
const shorten = (text: string) => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text || '(kosong)')

/** What each line of the file would change. Unchanged lines are left out. */
export function PlanTable({ baris }: { baris: BarisRencana[] }) {
	const shown = baris.filter(({ aksi }) => aksi !== 'sama')
	if (shown.length === 0) return null
	return (
		<Box sx={{ overflowX: 'auto', maxHeight: 480 }} tabIndex={0} role="region" aria-label="Perubahan per baris">
			<Table size="small" stickyHeader>
				<TableHead>
					<TableRow>
						<TableCell>Baris</TableCell>
						<TableCell>Tindakan</TableCell>
						<TableCell>Rincian</TableCell>
					</TableRow>
				</TableHead>
				<TableBody>
					{shown.map(({ nomor, aksi, label, perubahan, kesalahan }) => (
						<TableRow key={`${nomor} ${label}`} sx={{ verticalAlign: 'top' }}>
							<TableCell>{nomor || '–'}</TableCell>
							<TableCell>
								<Chip size="small" variant="outlined" color={colours[aksi]} label={labels[aksi]} />
							</TableCell>
							<TableCell>
								<strong>{label}</strong>
								{kesalahan.map((sentence) => (
									<Typography key={sentence} variant="body2" color="error">
										{sentence}
									</Typography>
								))}
								{aksi === 'ubah' &&
									perubahan.map(({ kolom, dari, ke }) => (
										<Typography key={kolom} variant="body2">
											{`${kolom}: `}
											<del>{shorten(dari)}</del>
											{' → '}
											<ins>{shorten(ke)}</ins>
										</Typography>
									))}
							</TableCell>
						</TableRow>
					))}
				</TableBody>
			</Table>
		</Box>
	)
}
