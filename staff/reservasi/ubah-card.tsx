import { Box, Card, CardContent, Typography } from '@mui/material'
import {
	mayChangeLines,
	mayReschedule,
	namaStatus,
	previousStatus,
} from '../../contract/reservasi/staff/langkah-reservasi.ts'
import type { RincianReservasi } from '../../contract/reservasi/staff/reservasi.ts'
import { ChangeButton } from './change-form.tsx'
import { BayarForm, CatatanForm, KembaliForm, TambahPaketForm, TanggalForm } from './change-forms.tsx'

interface UbahCardProps {
	reservasi: RincianReservasi
	onChanged: () => Promise<unknown>
}

/** The changes besides the next step. */
export function UbahCard({ reservasi, onChanged }: UbahCardProps) {
	const { status, riwayat, catatan, pasien } = reservasi
	const ke = previousStatus(status, riwayat)
	const form = { reservasi, onChanged }
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
					{mayReschedule(status) && (
						<ChangeButton text="Ganti tanggal">{(onClose) => <TanggalForm {...form} onClose={onClose} />}</ChangeButton>
					)}
					{mayAdd && (
						<ChangeButton text="Tambah paket">
							{(onClose) => <TambahPaketForm {...form} onClose={onClose} />}
						</ChangeButton>
					)}
					<ChangeButton text="Pembayaran">{(onClose) => <BayarForm {...form} onClose={onClose} />}</ChangeButton>
					<ChangeButton text="Catatan">{(onClose) => <CatatanForm {...form} onClose={onClose} />}</ChangeButton>
					{ke && (
						<ChangeButton text="Koreksi status" label={`Koreksi status: kembali ke ${namaStatus[ke]}`}>
							{(onClose) => <KembaliForm {...form} ke={ke} onClose={onClose} />}
						</ChangeButton>
					)}
				</Box>
			</CardContent>
		</Card>
	)
}
