import ExpandMore from '@mui/icons-material/ExpandMore'
import { Box, Button, Card, CardContent, Typography } from '@mui/material'
import { useId, useState } from 'react'
import { usePermissions } from 'react-admin'
import { formatRupiah } from '../../contract/angka/rupiah.ts'
import { mayChangeLines } from '../../contract/reservasi/staff/langkah-reservasi.ts'
import type { PasienReservasi } from '../../contract/reservasi/staff/reservasi.ts'
import { hasPermission, type Izin } from '../../contract/staff/permissions.ts'
import { type ChangeProps, HapusPaketForm, lineIds } from './change-forms.tsx'
import { namaKelamin } from './pasien-baru-fields.tsx'
import { PasienData } from './pasien-data.tsx'
import { RevealNik } from './reveal-nik.tsx'

/** One patient with the reserved packages, at the prices of the day of the reservation. */
export function PasienCard({ pasien, ...change }: ChangeProps & { pasien: PasienReservasi }) {
	const { reservasi } = change
	const { permissions: izin = [] } = usePermissions<Izin[]>()
	const [nik, setNik] = useState('')
	const [isShown, setShown] = useState(false)
	const dataId = useId()
	const { id, nama, tanggalLahir, jenisKelamin, paket } = pasien
	const maySee = id !== null && hasPermission(izin, 'pasien', 'lihat')
	const mayRemove = mayChangeLines(reservasi.status) && lineIds(reservasi).length > 1
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
				{maySee && pasien.nik && (
					<RevealNik
						masked={pasien.nik}
						nama={nama}
						params={{ id: reservasi.id, pasienId: id }}
						nik={nik}
						onChange={setNik}
					/>
				)}
				{maySee && (
					<>
						<Button
							size="small"
							aria-expanded={isShown}
							aria-controls={dataId}
							aria-label={`Data lengkap ${nama}`}
							onClick={() => setShown(!isShown)}
							endIcon={<ExpandMore sx={{ transform: isShown ? 'rotate(180deg)' : 'none' }} />}
							sx={{ marginInlineStart: -0.5 }}
						>
							Data lengkap
						</Button>
						<Box id={dataId} sx={{ marginBlockEnd: isShown ? 2 : 0 }}>
							{isShown && <PasienData reservasi={reservasi} pasien={{ ...pasien, id }} nik={nik} />}
						</Box>
					</>
				)}
				<Box component="ul" sx={{ listStyle: 'none', margin: 0, marginBlockStart: 1, padding: 0 }}>
					{paket.map((each) => (
						<Box
							component="li"
							key={each.id}
							sx={{
								display: 'flex',
								alignItems: 'center',
								gap: 1,
								paddingBlock: 0.75,
								borderBlockStart: '1px solid',
								borderColor: 'divider',
							}}
						>
							<Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
								{each.nama}
							</Box>
							<Box component="span" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
								{formatRupiah(each.harga)}
							</Box>
							{mayRemove && <HapusPaketForm {...change} paket={each} dari={nama} />}
						</Box>
					))}
				</Box>
			</CardContent>
		</Card>
	)
}
