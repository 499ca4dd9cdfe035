import { Box, Typography } from '@mui/material'
import { jamDatangText, withJam } from '../../contract/reservasi/jam-datang.ts'
import { isAllowedStep, namaStatus } from '../../contract/reservasi/staff/langkah-reservasi.ts'
import type { RincianReservasi } from '../../contract/reservasi/staff/reservasi.ts'
import { statusReservasi } from '../../contract/reservasi/status-reservasi.ts'
import { hariTanggal, waktuSingkat } from '../../contract/tanggal/format-date.ts'
import { isTanggal } from '../../contract/tanggal/tanggal.ts'
import { TitledCard } from '../layout/titled-card.tsx'

function describe(jenis: string, dari: string, ke: string): string {
	const status = statusReservasi.find((each) => each === ke)
	if (jenis === 'wa') return 'Dikirim lewat WhatsApp'
	if (jenis === 'pilih') return 'Diminta memilih hari lain'
	const before = statusReservasi.find((each) => each === dari)
	if (jenis === 'status' && status)
		return before && !isAllowedStep(before, status) ? `Dikoreksi ke ${namaStatus[status]}` : namaStatus[status]
	if (jenis === 'jadwal') {
		const [first = '', jam] = ke.split(' ')
		return `Pindah ke ${isTanggal(first) ? withJam(hariTanggal(first), jam) : `pukul ${jamDatangText(first)}`}`
	}
	if (jenis === 'catatan') return 'Catatan petugas diubah'
	if (jenis === 'paket') return ke ? `Paket ditambah: ${ke}` : `Paket dihapus: ${dari}`
	return ke
}

export function HistoryCard({ reservasi: { riwayat, asal, createdAt } }: { reservasi: RincianReservasi }) {
	const stafNama = asal === 'meja' ? 'Petugas, di meja pendaftaran' : 'Pengunjung, di situs'
	const made = { id: 'dibuat', jenis: 'status', dari: '', ke: 'baru', stafNama, catatan: '', createdAt }
	return (
		<TitledCard title="Riwayat" gutterBottom>
			<Box component="ol" aria-label="Riwayat status" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
				{[made, ...riwayat].toReversed().map(({ id, jenis, dari, ke, stafNama: nama, catatan, createdAt: at }) => (
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
						<Typography sx={{ fontWeight: 650 }}>{describe(jenis, dari, ke)}</Typography>
						<Typography color="textSecondary" sx={{ fontSize: '0.8125rem' }}>
							{waktuSingkat(at)} · {nama || 'Pengunjung, di situs'}
						</Typography>
						{catatan && <Typography sx={{ fontSize: '0.875rem', overflowWrap: 'anywhere' }}>{catatan}</Typography>}
					</Box>
				))}
			</Box>
		</TitledCard>
	)
}
