import Add from '@mui/icons-material/Add'
import { Box, Button, Card, List, ListItem, ListItemButton, ListItemText, Typography } from '@mui/material'
import { useState } from 'react'
import { hariTanggal } from '../../contract/staff/hari-tanggal.ts'
import type { BarisPengecualian, IsianPengecualian, PilihanJadwal } from '../../contract/staff/jadwal.ts'
import { tanggalWib } from '../../contract/tanggal.ts'
import { PengecualianDialog } from './pengecualian-dialog.tsx'

interface PengecualianCardProps {
	judul: string
	rows: BarisPengecualian[]
	pilihan: PilihanJadwal
	/** What a new one begins with. */
	baru: Partial<IsianPengecualian>
	kosong: string
	onSaved: () => void
	aside?: React.ReactNode
}

/** Leave, other hours and closed days; a line opens what it is about. */
export function PengecualianCard({ judul, rows, pilihan, baru, kosong, onSaved, aside }: PengecualianCardProps) {
	const [open, setOpen] = useState<(IsianPengecualian & { id?: string; versi?: string }) | null>(null)
	const begin = () => {
		const today = tanggalWib(Date.now())
		setOpen({
			jenis: 'cuti',
			dokterId: null,
			poliKlinikId: null,
			mulai: today,
			selesai: today,
			jamMulai: null,
			jamSelesai: null,
			alasan: '',
			alasanTampil: true,
			...baru,
		})
	}
	return (
		<Card component="section" sx={{ padding: 2 }}>
			<Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
				<Typography variant="h6" component="h2" sx={{ flexGrow: 1 }}>
					{judul}
				</Typography>
				{aside}
				<Button variant="outlined" startIcon={<Add />} onClick={begin} sx={{ minHeight: 44 }}>
					Tambah cuti atau libur
				</Button>
			</Box>
			{rows.length === 0 ? (
				<Typography color="textSecondary" sx={{ paddingBlockStart: 1 }}>
					{kosong}
				</Typography>
			) : (
				<List disablePadding sx={{ paddingBlockStart: 1 }}>
					{rows.map((row) => (
						<ListItem key={row.id} disablePadding divider>
							<ListItemButton onClick={() => setOpen(row)} sx={{ minHeight: 56, borderRadius: 1 }}>
								<ListItemText
									primary={`${nameOf(row, pilihan)}: ${kindOf(row)}`}
									secondary={[rentang(row), reasonOf(row)].filter(Boolean).join(' · ')}
								/>
							</ListItemButton>
						</ListItem>
					))}
				</List>
			)}
			{open && (
				<PengecualianDialog
					open={open}
					pilihan={pilihan}
					onClose={() => setOpen(null)}
					onSaved={() => {
						setOpen(null)
						onSaved()
					}}
				/>
			)}
		</Card>
	)
}

const rentang = ({ mulai, selesai }: BarisPengecualian) =>
	mulai === selesai ? hariTanggal(mulai) : `${hariTanggal(mulai)} – ${hariTanggal(selesai)}`

const reasonOf = ({ alasan, alasanTampil }: BarisPengecualian) =>
	alasan && (alasanTampil ? alasan : `${alasan} (tidak ditampilkan)`)

function kindOf({ jenis, jamMulai, jamSelesai }: BarisPengecualian): string {
	if (jenis === 'ganti') return `jam pengganti ${jamMulai?.replace(':', '.')}–${jamSelesai?.replace(':', '.')}`
	return jenis === 'cuti' ? 'tidak praktik' : 'tutup'
}

function nameOf({ dokterId, poliKlinikId }: BarisPengecualian, { dokter, poliKlinik }: PilihanJadwal): string {
	const poli = poliKlinik.find(({ id }) => id === poliKlinikId)?.nama
	if (!dokterId) return poli ?? 'Semua poli'
	const nama = dokter.find(({ id }) => id === dokterId)?.nama ?? 'Dokter'
	return poli ? `${nama}, ${poli}` : nama
}
