import { Box, Typography } from '@mui/material'
import { TitledCard } from '../layout/titled-card.tsx'

interface CountedListProps {
	title: string
	data: { nama: string; jumlah: number }[]
	emptyText: string
}

export function CountedList({ title, data, emptyText }: CountedListProps) {
	const max = Math.max(1, ...data.map(({ jumlah }) => jumlah))
	return (
		<TitledCard title={title} gutterBottom>
			{data.length === 0 && <Typography color="textSecondary">{emptyText}</Typography>}
			<Box component="ol" sx={{ listStyle: 'none', padding: 0, margin: 0, display: 'grid', gap: 1 }}>
				{data.map(({ nama, jumlah }) => (
					<li key={nama}>
						<Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
							<Box component="span" sx={{ overflowWrap: 'anywhere' }}>
								{nama}
							</Box>
							<Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 650 }}>
								{jumlah.toLocaleString('id-ID')}
							</Box>
						</Box>
						<Box aria-hidden sx={{ height: 4, borderRadius: 2, bgcolor: 'primary.light' }}>
							<Box sx={{ height: 4, borderRadius: 2, bgcolor: 'primary.main', width: `${(jumlah / max) * 100}%` }} />
						</Box>
					</li>
				))}
			</Box>
		</TitledCard>
	)
}
