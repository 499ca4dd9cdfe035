import { Box, Typography } from '@mui/material'
import { Title } from 'react-admin'
import { KunciCard } from './kunci-card.tsx'
import { SinkronisasiCard } from './sinkronisasi-card.tsx'

export default function IntegrasiPage() {
	return (
		<Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 1000, paddingBlockEnd: 4 }}>
			<Title title="Integrasi" />
			<Typography color="textSecondary" sx={{ maxWidth: '65ch' }}>
				Sistem lain rumah sakit, misalnya SIMRS, dapat mengisi poli, dokter, jadwal dan cuti di situs ini dan membaca
				reservasi, sehingga tidak perlu diketik dua kali.
			</Typography>
			<KunciCard />
			<SinkronisasiCard />
		</Box>
	)
}
