import DeleteOutline from '@mui/icons-material/DeleteOutlined'
import ExpandMore from '@mui/icons-material/ExpandMore'
import { Box, Button, Card, CardContent, IconButton, Typography } from '@mui/material'
import { useId, useState } from 'react'
import { usePermissions } from 'react-admin'
import { formatRupiah } from '../../contract/angka/rupiah.ts'
import { mayChangeLines } from '../../contract/reservasi/staff/langkah-reservasi.ts'
import type { PasienReservasi, RincianReservasi } from '../../contract/reservasi/staff/reservasi.ts'
import { hasPermission, type Peran } from '../../contract/staff/permissions.ts'
import { HapusPaketForm, lineIds } from './change-forms.tsx'
import { namaKelamin, PasienData } from './pasien-data.tsx'
import { RevealNik } from './reveal-nik.tsx'

interface PasienCardProps {
	pasien: PasienReservasi
	reservasi: RincianReservasi
	onChanged: () => Promise<unknown>
}

/** One patient with the reserved packages, at the prices of the day of the reservation. */
export function PasienCard({ pasien, reservasi, onChanged }: PasienCardProps) {
	const { permissions: peran = [] } = usePermissions<Peran[]>()
	const [nik, setNik] = useState('')
	const [isShown, setShown] = useState(false)
	const dataId = useId()
	const { id, nama, tanggalLahir, jenisKelamin, paket } = pasien
	const maySee = id !== null && hasPermission(peran, 'pasien', 'lihat')
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
							sx={{ minHeight: 44, marginInlineStart: -0.5 }}
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
							{mayRemove && <RemovePaket paket={each} nama={nama} reservasi={reservasi} onChanged={onChanged} />}
						</Box>
					))}
				</Box>
			</CardContent>
		</Card>
	)
}

interface RemovePaketProps {
	paket: PasienReservasi['paket'][number]
	nama: string
	reservasi: RincianReservasi
	onChanged: () => Promise<unknown>
}

function RemovePaket({ paket, nama, reservasi, onChanged }: RemovePaketProps) {
	const [isAsking, setAsking] = useState(false)
	return (
		<>
			<IconButton
				size="small"
				aria-label={`Hapus ${paket.nama} dari ${nama}`}
				aria-haspopup="dialog"
				onClick={() => setAsking(true)}
			>
				<DeleteOutline />
			</IconButton>
			{isAsking && (
				<HapusPaketForm reservasi={reservasi} paket={paket} onChanged={onChanged} onClose={() => setAsking(false)} />
			)}
		</>
	)
}
