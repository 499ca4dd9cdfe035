import { Box, Card, CardContent, Typography } from '@mui/material'
import { mayChangeLines, mayReschedule, previousStatus } from '../../contract/reservasi/staff/langkah-reservasi.ts'
import { BayarForm, CatatanForm, type ChangeProps, KembaliForm, TambahPaketForm, TanggalForm } from './change-forms.tsx'

/** The changes besides the next step. */
export function UbahCard(change: ChangeProps) {
	const { status, riwayat, catatan, pasien } = change.reservasi
	const ke = previousStatus(status, riwayat)
	const mayAdd = mayChangeLines(status) && pasien.some(({ id }) => id !== null)
	return (
		<Card component="section" aria-labelledby="ubah-reservasi">
			<CardContent sx={{ display: 'grid', gap: 1.5, '&:last-child': { paddingBlockEnd: 2 } }}>
				<Typography variant="h6" component="h2" id="ubah-reservasi">
					Ubah reservasi
				</Typography>
				{catatan && (
					<Box sx={{ padding: 1.5, borderRadius: 2, backgroundColor: '#f3ede1' }}>
						<Typography color="textSecondary" sx={{ fontSize: '0.8125rem' }}>
							Catatan petugas
						</Typography>
						<Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', fontSize: '0.875rem' }}>
							{catatan}
						</Typography>
					</Box>
				)}
				<Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))', gap: 1 }}>
					{mayReschedule(status) && <TanggalForm {...change} />}
					{mayAdd && <TambahPaketForm {...change} />}
					<BayarForm {...change} />
					<CatatanForm {...change} />
					{ke && <KembaliForm {...change} ke={ke} />}
				</Box>
			</CardContent>
		</Card>
	)
}
