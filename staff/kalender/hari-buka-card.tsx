import { Box, Button, Card, Typography } from '@mui/material'
import { useState } from 'react'
import type { KalenderStaf } from '../../contract/reservasi/staff/kalender.ts'
import { UTAMA } from '../../contract/staff/responses.ts'
import { pekan } from '../../contract/tanggal/hari.ts'
import { HariBukaDialog } from './hari-buka-dialog.tsx'

interface HariBukaCardProps {
	pengaturan: NonNullable<KalenderStaf['pengaturan']>
	terisi: KalenderStaf['terisi']
	onSaved: () => void
}

/** The open weekdays with their hours, the daily quota and the last hour of arrivals. */
export function HariBukaCard({ pengaturan, terisi, onSaved }: HariBukaCardProps) {
	const [isOpen, setOpen] = useState(false)
	const { hariBuka, kuotaHarian, jamTerakhir } = pengaturan
	const hoursOf = (hari: string) => {
		const day = hariBuka.find((each) => each.hari === hari)
		if (!day) return 'Tutup'
		return day.jamMulai ? `${day.jamMulai}–${day.jamSelesai}`.replaceAll(':', '.') : 'Buka'
	}
	const facts = [
		...pekan.map((hari) => [hari, hoursOf(hari)]),
		['Kuota per hari', kuotaHarian === null ? 'Tanpa batas' : `${kuotaHarian} orang`],
		['Pesan untuk hari yang sama', jamTerakhir === null ? 'Sepanjang hari' : `Sampai ${jamTerakhir.replace(':', '.')}`],
	]
	return (
		<Card component="section" sx={{ padding: 2 }}>
			<Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
				<Typography variant="h6" component="h2" sx={{ flexGrow: 1 }}>
					Hari buka dan kuota
				</Typography>
				<Button variant="outlined" onClick={() => setOpen(true)}>
					Ubah hari buka dan kuota
				</Button>
			</Box>
			<Box component="dl" sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: '4px 24px', marginBlockEnd: 0 }}>
				{facts.map(([nama, isi]) => (
					<Box key={nama} sx={{ display: 'contents' }}>
						<dt>{nama}</dt>
						<Box component="dd" sx={{ margin: 0, color: isi === 'Tutup' ? 'text.secondary' : undefined }}>
							{isi}
						</Box>
					</Box>
				))}
			</Box>
			{isOpen && (
				<HariBukaDialog
					open={{ ...pengaturan, id: UTAMA }}
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
