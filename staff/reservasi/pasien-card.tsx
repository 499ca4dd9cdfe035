import { Box, Card, CardContent, Typography } from '@mui/material'
import { formatRupiah } from '../../contract/rupiah.ts'
import type { PasienReservasi } from '../../contract/staff/reservasi.ts'
import { RevealNik } from './reveal-nik.tsx'

const namaKelamin = { l: 'Laki-laki', p: 'Perempuan' }

interface PasienCardProps {
	pasien: PasienReservasi
	reservasiId: string
}

/** One patient with the reserved packages, at the prices of the day of the reservation. */
export function PasienCard({ pasien, reservasiId }: PasienCardProps) {
	const { id, nama, nik, tanggalLahir, jenisKelamin, paket } = pasien
	const known = [jenisKelamin && namaKelamin[jenisKelamin], tanggalLahir && `lahir ${tanggalLahir}`].filter(Boolean)
	return (
		<Card component="section" aria-label={`Pasien ${nama}`}>
			<CardContent sx={{ '&:last-child': { paddingBlockEnd: 2 } }}>
				<Typography variant="h6" component="h2">
					{nama}
				</Typography>
				<Typography color="textSecondary" sx={{ fontVariantLigatures: 'none' }}>
					{id ? known.join(', ') : 'Data pasien ini sudah dihapus oleh pemiliknya.'}
				</Typography>
				{id && nik && <RevealNik masked={nik} nama={nama} path={`/reservasi/${reservasiId}/pasien/${id}/nik`} />}
				<Box component="ul" sx={{ listStyle: 'none', margin: 0, marginBlockStart: 1, padding: 0 }}>
					{paket.map((each) => (
						<Box
							component="li"
							key={each.id}
							sx={{
								display: 'flex',
								justifyContent: 'space-between',
								gap: 2,
								paddingBlock: 0.75,
								borderBlockStart: '1px solid',
								borderColor: 'divider',
							}}
						>
							<span>{each.nama}</span>
							<Box component="span" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
								{formatRupiah(each.harga)}
							</Box>
						</Box>
					))}
				</Box>
			</CardContent>
		</Card>
	)
}
