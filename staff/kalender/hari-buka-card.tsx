import { Box, Button, Card, Typography } from '@mui/material'
import { useState } from 'react'
import type { KalenderStaf } from '../../contract/reservasi/staff/kalender.ts'
import { pekan } from '../../contract/tanggal/hari.ts'
import { HariBukaDialog, type Pengaturan } from './hari-buka-dialog.tsx'

interface HariBukaCardProps {
	pengaturan: Pengaturan
	terisi: KalenderStaf['terisi']
	onSaved: () => void
}

/** The open weekdays with their hours, and the daily quota. */
export function HariBukaCard({ pengaturan, terisi, onSaved }: HariBukaCardProps) {
	const [isOpen, setOpen] = useState(false)
	const { hariBuka, kuotaHarian } = pengaturan
	const hoursOf = (hari: string) => {
		const day = hariBuka.find((each) => each.hari === hari)
		if (!day) return 'Tutup'
		return day.jamMulai ? `${day.jamMulai}–${day.jamSelesai}`.replaceAll(':', '.') : 'Buka'
	}
	return (
		<Card component="section" sx={{ padding: 2 }}>
			<Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
				<Typography variant="h6" component="h2" sx={{ flexGrow: 1 }}>
					Hari buka dan kuota
				</Typography>
				<Button variant="outlined" onClick={() => setOpen(true)} sx={{ minHeight: 44 }}>
					Ubah hari buka dan kuota
				</Button>
			</Box>
			<Box component="dl" sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: '4px 24px', marginBlockEnd: 0 }}>
				{pekan.map((hari) => (
					<Box key={hari} sx={{ display: 'contents' }}>
						<dt>{hari}</dt>
						<Box component="dd" sx={{ margin: 0, color: hoursOf(hari) === 'Tutup' ? 'text.secondary' : undefined }}>
							{hoursOf(hari)}
						</Box>
					</Box>
				))}
				<dt>Kuota per hari</dt>
				<dd style={{ margin: 0 }}>{kuotaHarian === null ? 'Tanpa batas' : `${kuotaHarian} orang`}</dd>
			</Box>
			{isOpen && (
				<HariBukaDialog
					pengaturan={pengaturan}
					terisi={terisi}
					onClose={() => setOpen(false)}
					onSaved={() => {
						setOpen(false)
						onSaved()
					}}
				/>
			)}
		</Card>
	)
}
