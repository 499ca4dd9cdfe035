import ChevronLeft from '@mui/icons-material/ChevronLeft'
import ChevronRight from '@mui/icons-material/ChevronRight'
import { Alert, Box, Button, IconButton, Typography } from '@mui/material'
import { useNotify } from 'react-admin'
import { bagianOf } from '../../contract/reservasi/bagian-tutup.ts'
import { withJam } from '../../contract/reservasi/jam-datang.ts'
import type { BarisHariTutup, HariTutupValues, KalenderStaf } from '../../contract/reservasi/staff/kalender.ts'
import { hariTanggal } from '../../contract/tanggal/format-date.ts'
import { callApi } from '../api/call-api.ts'
import { useAttempt } from '../api/use-attempt.ts'
import { RowsCard } from '../jadwal/rows-card.tsx'
import { affectedDays, WHOLE_DAY } from './affected-days.ts'
import { HariTutupDialog } from './hari-tutup-dialog.tsx'
import { TerisiAlert } from './terisi-alert.tsx'

interface HariTutupCardProps {
	tahun: number
	onTahun: (tahun: number) => void
	rows: BarisHariTutup[]
	kalender: KalenderStaf
	onSaved: () => void
	onLoaded: () => Promise<unknown>
	onCloseRentang: () => void
	/** Where the account may move reservations. */
	onMove?: (tanggal: string) => void
}

export const newHariTutup = (tanggal: string): HariTutupValues => ({
	tanggal,
	keterangan: '',
	perkiraan: false,
	...WHOLE_DAY,
})

/** The closed days of a year. */
export function HariTutupCard(props: HariTutupCardProps) {
	const { tahun, onTahun, rows, kalender, onSaved, onLoaded, onCloseRentang, onMove } = props
	const notify = useNotify()
	const attempt = useAttempt()
	const closed = new Map(rows.map((row) => [row.tanggal, row]))
	const unchecked = rows.filter(({ perkiraan }) => perkiraan).length
	const load = () =>
		attempt(async () => {
			const { data } = await callApi('POST /v1/staf/kalender/libur-nasional', { body: { tahun } })
			const perkiraan = data.perkiraan > 0 ? ` ${data.perkiraan} di antaranya masih perkiraan.` : ''
			const told =
				data.ditambah > 0 ? `${data.ditambah} hari libur ditambahkan.${perkiraan}` : 'Semua sudah ada di daftar.'
			notify(told, { type: 'success' })
			await onLoaded()
		})
	return (
		<RowsCard
			title="Hari tutup"
			addLabel="Tutup satu hari"
			newRow={() => newHariTutup('')}
			rows={rows}
			emptyText={`Belum ada hari tutup pada tahun ${tahun}.`}
			textOf={({ tanggal, keterangan, perkiraan, ...bagian }) => ({
				primary: perkiraan ? `${keterangan} (perkiraan, perlu dicek)` : keterangan,
				secondary: withJam(hariTanggal(tanggal), bagianOf(bagian)),
			})}
			dialog={(open) => <HariTutupDialog {...open} terisi={kalender.terisi} />}
			onSaved={onSaved}
			aside={
				<>
					{kalender.tahunLibur.includes(tahun) && <Button onClick={load}>Muat libur nasional {tahun}</Button>}
					<Button variant="outlined" onClick={onCloseRentang}>
						Tutup beberapa hari
					</Button>
				</>
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
					<TerisiAlert days={affectedDays(kalender.terisi, (tanggal) => closed.get(tanggal))} onMove={onMove} />
				</>
			}
		/>
	)
}
