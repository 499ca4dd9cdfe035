import { Box, Skeleton } from '@mui/material'

export interface MemuatProps {
	/** What loads, for screen readers: `Memuat daftar`. */
	label: string
	/** About as many as will come. */
	rows?: number
}

/** Grey rows in the place of what loads, so that nothing jumps when it arrives. */
export const Memuat = ({ label, rows = 4 }: MemuatProps) => (
	<Box role="progressbar" aria-label={label} sx={{ display: 'grid', gap: 1.5, width: '100%', padding: 2 }}>
		{Array.from({ length: rows }, (_, row) => (
			// biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike
			<Skeleton key={row} variant="rounded" height={44} />
		))}
	</Box>
)

/** A screen whose code loads: its tools, and a card with rows. */
export const MemuatLayar = () => (
	<Box sx={{ paddingBlockStart: 1 }}>
		<Skeleton variant="rounded" height={44} sx={{ maxWidth: 320, marginBlockEnd: 2 }} />
		<Box sx={{ borderRadius: 2, backgroundColor: 'background.paper' }}>
			<Memuat label="Memuat halaman" rows={8} />
		</Box>
	</Box>
)
