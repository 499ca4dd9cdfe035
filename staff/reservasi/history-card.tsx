import { Box, Card, CardContent, Typography } from '@mui/material'
import { waktuWib } from '../../contract/staff/format-date.ts'
import { namaStatus } from '../../contract/staff/langkah-reservasi.ts'
import type { RincianReservasi } from '../../contract/staff/reservasi.ts'

/** The status changes, latest first. */
export function HistoryCard({ reservasi: { riwayat, createdAt } }: { reservasi: RincianReservasi }) {
	const made = { id: 'dibuat', ke: 'baru' as const, stafNama: 'Pengunjung, di situs', catatan: '', createdAt }
	return (
		<Card>
			<CardContent>
				<Typography variant="h6" component="h2" gutterBottom>
					Riwayat
				</Typography>
				<Box component="ol" aria-label="Riwayat status" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
					{[made, ...riwayat].toReversed().map(({ id, ke, stafNama, catatan, createdAt: at }) => (
						<Box
							component="li"
							key={id}
							sx={{
								paddingBlock: 1,
								borderBlockStart: '1px solid',
								borderColor: 'divider',
								'&:first-of-type': { border: 0 },
							}}
						>
							<Typography sx={{ fontWeight: 650 }}>{namaStatus[ke]}</Typography>
							<Typography color="textSecondary" sx={{ fontSize: '0.8125rem' }}>
								{waktuWib(at)} · {stafNama}
							</Typography>
							{catatan && <Typography sx={{ fontSize: '0.875rem', overflowWrap: 'anywhere' }}>{catatan}</Typography>}
						</Box>
					))}
				</Box>
			</CardContent>
		</Card>
	)
}
