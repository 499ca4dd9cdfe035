import ChevronRight from '@mui/icons-material/ChevronRight'
import { Alert, Box, Card, CardContent, Chip, Typography } from '@mui/material'
import { Link } from 'react-router-dom'
import { DISK_PENUH, daftarMenunggu, type JenisMenunggu, MENUNGGU_MAX } from '../../contract/staff/daftar-menunggu.ts'
import type { BarisMenunggu } from '../../contract/staff/menunggu.ts'
import { tanggalWib } from '../../contract/tanggal/tanggal.ts'
import { useApiQuery } from '../api/use-api-query.ts'
import { LoadState } from '../layout/load-state.tsx'
import { listAddress } from './list-address.ts'

const namaMenunggu: Record<JenisMenunggu, { nama: string; help: string }> = {
	'reservasi-hari-ini': { nama: 'reservasi untuk hari ini', help: 'Sudah dikonfirmasi, menunggu kedatangan.' },
	'reservasi-baru': { nama: 'reservasi baru', help: 'Hubungi pemesannya, lalu konfirmasikan.' },
	komentar: { nama: 'komentar menunggu', help: 'Belum tampil di situs sampai diizinkan.' },
	'pengguna-belum-masuk': { nama: 'akun belum pernah masuk', help: 'Berikan tautan sandi yang baru bila perlu.' },
	'dokter-tanpa-jadwal': { nama: 'dokter tanpa jadwal', help: 'Pengunjung tidak dapat mendaftar kepadanya.' },
	'artikel-menunggu-tinjauan': {
		nama: 'artikel menunggu tinjauan',
		help: 'Terbit setelah disetujui yang berhak menerbitkan.',
	},
	'artikel-dikembalikan': { nama: 'artikel dikembalikan', help: 'Perbaiki menurut catatannya, lalu kirim lagi.' },
	'artikel-tinjau': { nama: 'artikel perlu ditinjau', help: 'Sudah lama tidak diperbarui.' },
	'artikel-konsep': { nama: 'artikel masih konsep', help: 'Belum terbit.' },
	'artikel-terjadwal': { nama: 'artikel terjadwal', help: 'Terbit sendiri pada waktunya.' },
	'artikel-tanpa-gambar': { nama: 'artikel tanpa gambar', help: 'Daftar dan tautan yang dibagikan tampil polos.' },
	'tautan-mati': { nama: 'tautan rusak', help: 'Pengunjung tidak dapat membukanya.' },
	'artikel-tanpa-alt': {
		nama: 'artikel dengan gambar tanpa keterangan',
		help: 'Pembaca layar tidak dapat menyebutnya.',
	},
}

const DAY_MS = 86_400_000

const ageText = (since: number): string => {
	const days = Math.floor((Date.now() - since) / DAY_MS)
	return days === 0 ? 'Yang tertua dari hari ini' : `Yang tertua ${days} hari lalu`
}

const countText = (jumlah: number) => (jumlah >= MENUNGGU_MAX ? `${MENUNGGU_MAX}+` : String(jumlah))

/** What waits for this account, most urgent first. Each line opens the list that it counts. */
export function WaitingList() {
	const { data, failure, refetch } = useApiQuery('GET /v1/staf/menunggu')
	return (
		<Card component="section" aria-labelledby="menunggu-anda">
			<CardContent sx={{ '&:last-child': { paddingBlockEnd: 1.5 } }}>
				<Typography variant="h6" component="h2" id="menunggu-anda" gutterBottom>
					Menunggu Anda
				</Typography>
				<LoadState label="Memuat pekerjaan" data={data} failure={failure} onRetry={refetch} />
				{data?.length === 0 && (
					<Typography color="textSecondary" sx={{ paddingBlock: 1 }}>
						Tidak ada yang menunggu. Semua pekerjaan sudah selesai.
					</Typography>
				)}
				{data && data.length > 0 && (
					<Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
						{data.map((line) =>
							line.jenis === DISK_PENUH ? (
								<DiskLine key={line.jenis} freeMb={line.jumlah} />
							) : (
								<Line key={line.jenis} {...line} jenis={line.jenis} />
							),
						)}
					</Box>
				)}
			</CardContent>
		</Card>
	)
}

const DiskLine = ({ freeMb }: { freeMb: number }) => (
	<Box component="li">
		<Alert severity="error">
			<strong>Ruang disk server hampir habis: tersisa {freeMb} MB.</strong> Pendaftaran member, data pasien baru dan
			komentar ditunda; meja pendaftaran tetap berjalan. Hubungi pengelola server.
		</Alert>
	</Box>
)

function Line({ jenis, jumlah, terlambat, sejak }: BarisMenunggu & { jenis: JenisMenunggu }) {
	const { nama, help } = namaMenunggu[jenis]
	const notes = [help, ...(sejak === null ? [] : [`${ageText(sejak)}.`])]
	return (
		<Box component="li" sx={{ '& + &': { borderTop: 1, borderColor: 'divider' } }}>
			<Box
				component={Link}
				to={listAddress(daftarMenunggu(jenis, tanggalWib(Date.now())))}
				sx={{
					display: 'grid',
					gridTemplateColumns: '3.25rem minmax(0, 1fr) auto',
					alignItems: 'center',
					gap: 1,
					minHeight: 60,
					paddingBlock: 1,
					paddingInline: 0.5,
					borderRadius: 1,
					color: 'text.primary',
					textDecoration: 'none',
					'&:hover': { backgroundColor: 'primary.light' },
					'&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
				}}
			>
				<Box
					component="strong"
					sx={{ fontSize: '1.5rem', textAlign: 'end', color: 'primary.dark', fontVariantNumeric: 'tabular-nums' }}
				>
					{countText(jumlah)}
				</Box>
				<Box component="span" sx={{ minWidth: 0 }}>
					<Box
						component="span"
						sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', fontWeight: 650 }}
					>
						{nama}
						{terlambat > 0 && <Chip size="small" color="error" label={`${terlambat} terlambat`} />}
					</Box>
					<Typography component="span" variant="body2" color="textSecondary">
						{notes.join(' ')}
					</Typography>
				</Box>
				<ChevronRight aria-hidden sx={{ color: 'text.secondary' }} />
			</Box>
		</Box>
	)
}
