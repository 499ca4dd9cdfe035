import ChevronLeft from '@mui/icons-material/ChevronLeft'
import ChevronRight from '@mui/icons-material/ChevronRight'
import { Alert, Box, Button, IconButton, Typography } from '@mui/material'
import { useNotify } from 'react-admin'
import type { BarisHariTutup, KalenderStaf } from '../../contract/reservasi/staff/kalender.ts'
import { hariTanggal } from '../../contract/tanggal/format-date.ts'
import { callApi } from '../api/call-api.ts'
import { useAttempt } from '../api/use-attempt.ts'
import { RowsCard } from '../jadwal/rows-card.tsx'
import { TerisiAlert } from './terisi-alert.tsx'

interface HariTutupCardProps {
	tahun: number
	onTahun: (tahun: number) => void
	rows: BarisHariTutup[]
	kalender: KalenderStaf
	onAdd: () => void
	onOpen: (row: BarisHariTutup) => void
	onLoaded: () => Promise<unknown>
}

/** The closed days of a year. */
export function HariTutupCard({ tahun, onTahun, rows, kalender, onAdd, onOpen, onLoaded }: HariTutupCardProps) {
	const notify = useNotify()
	const attempt = useAttempt()
	const closed = new Set(rows.map(({ tanggal }) => tanggal))
	const unchecked = rows.filter(({ perkiraan }) => perkiraan).length
	const load = () =>
		attempt(async () => {
			const { data } = await callApi('POST /v1/staf/kalender/libur-nasional', { body: { tahun } })
			const perkiraan = data.perkiraan > 0 ? ` ${data.perkiraan} di antaranya masih perkiraan.` : ''
			notify(
				data.ditambah > 0 ? `${data.ditambah} hari libur ditambahkan.${perkiraan}` : 'Semua sudah ada di daftar.',
				{
					type: 'success',
				},
			)
			await onLoaded()
		})
	return (
		<RowsCard
			title="Hari tutup"
			addLabel="Tutup satu hari"
			onAdd={onAdd}
			rows={rows}
			emptyText={`Belum ada hari tutup pada tahun ${tahun}.`}
			textOf={({ tanggal, keterangan, perkiraan }) => ({
				primary: perkiraan ? `${keterangan} (perkiraan, perlu dicek)` : keterangan,
				secondary: hariTanggal(tanggal),
			})}
			onOpen={onOpen}
			aside={
				kalender.tahunLibur.includes(tahun) && (
					<Button onClick={load} sx={{ minHeight: 44 }}>
						Muat libur nasional {tahun}
					</Button>
				)
			}
			top={
				<>
					<Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
						<IconButton aria-label="Tahun sebelumnya" onClick={() => onTahun(tahun - 1)}>
							<ChevronLeft />
						</IconButton>
						<Typography aria-live="polite" sx={{ fontWeight: 600 }}>
							{tahun}
						</Typography>
						<IconButton aria-label="Tahun berikutnya" onClick={() => onTahun(tahun + 1)}>
							<ChevronRight />
						</IconButton>
					</Box>
					{unchecked > 0 && (
						<Alert severity="info">
							{unchecked} tanggal mengikuti peredaran bulan dan masih perkiraan. Cocokkan dengan keputusan pemerintah,
							lalu buka dan simpan setiap tanggalnya.
						</Alert>
					)}
					<TerisiAlert days={kalender.terisi.filter(({ tanggal }) => closed.has(tanggal))} />
				</>
			}
		/>
	)
}
