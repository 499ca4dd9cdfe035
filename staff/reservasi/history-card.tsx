import { Box, Card, CardContent, Typography } from '@mui/material'
import { hariTanggal, waktuWib } from '../../contract/staff/format-date.ts'
import { namaStatus } from '../../contract/staff/langkah-reservasi.ts'
import type { RincianReservasi } from '../../contract/staff/reservasi.ts'
import { statusReservasi } from '../../contract/status-reservasi.ts'

function describe(jenis: string, ke: string): string {
	const status = statusReservasi.find((each) => each === ke)
	if (jenis === 'wa') return 'Dikirim lewat WhatsApp'
	if (jenis === 'status' && status) return namaStatus[status]
	return jenis === 'jadwal' ? `Pindah ke ${hariTanggal(ke)}` : ke
}

/** The changes, latest first. */
export function HistoryCard({ reservasi: { riwayat, createdAt } }: { reservasi: RincianReservasi }) {
	const made = { id: 'dibuat', jenis: 'status', ke: 'baru', stafNama: 'Pengunjung, di situs', catatan: '', createdAt }
	return (
		<Card>
			<CardContent>
				<Typography variant="h6" component="h2" gutterBottom>
					Riwayat
				</Typography>
				<Box component="ol" aria-label="Riwayat status" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
					{[made, ...riwayat].toReversed().map(({ id, jenis, ke, stafNama, catatan, createdAt: at }) => (
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
							<Typography sx={{ fontWeight: 650 }}>{describe(jenis, ke)}</Typography>
							<Typography color="textSecondary" sx={{ fontSize: '0.8125rem' }}>
								{waktuWib(at)} · {stafNama || 'Pengunjung, di situs'}
							</Typography>
							{catatan && <Typography sx={{ fontSize: '0.875rem', overflowWrap: 'anywhere' }}>{catatan}</Typography>}
						</Box>
					))}
				</Box>
			</CardContent>
		</Card>
	)
}
