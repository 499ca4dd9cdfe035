import { Alert, Box, Button, Checkbox, FormControlLabel, FormHelperText, TextField, Typography } from '@mui/material'
import { useNotify } from 'react-admin'
import { bagianOf } from '../../contract/reservasi/bagian-tutup.ts'
import { withJam } from '../../contract/reservasi/jam-datang.ts'
import {
	type BarisHariTutup,
	type HariTutupValues,
	hariTutupInput,
	type KalenderStaf,
} from '../../contract/reservasi/staff/kalender.ts'
import { hariTanggal } from '../../contract/tanggal/format-date.ts'
import { callApi } from '../api/call-api.ts'
import { useAttempt } from '../api/use-sending.ts'
import { type OpenRow, RowDialog } from '../dialogs/row-dialog.tsx'
import { DateField } from '../inputs/date-field.tsx'
import { JamField } from '../inputs/jam-field.tsx'
import { StepButton } from '../inputs/step-button.tsx'
import { RowsCard } from '../jadwal/rows-card.tsx'
import { affectedDays, TerisiAlert, WHOLE_DAY } from './terisi-alert.tsx'

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
						<StepButton of="Tahun" to="sebelumnya" onClick={() => onTahun(tahun - 1)} />
						<Typography aria-live="polite" sx={{ fontWeight: 600 }}>
							{tahun}
						</Typography>
						<StepButton of="Tahun" to="berikutnya" onClick={() => onTahun(tahun + 1)} />
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

interface HariTutupDialogProps extends OpenRow<HariTutupValues> {
	terisi: KalenderStaf['terisi']
}

export const HariTutupDialog = ({ terisi, ...row }: HariTutupDialogProps) => (
	<RowDialog
		{...row}
		title={row.open.id ? 'Ubah hari tutup' : 'Tutup satu hari atau sebagian'}
		schema={hariTutupInput}
		create={(body) => callApi('POST /v1/staf/kalender/tutup', { body })}
		update={(change) => callApi('PATCH /v1/staf/kalender/tutup/{id}', change)}
		remove={(change) => callApi('DELETE /v1/staf/kalender/tutup/{id}', change)}
		removeLabel="Buka kembali"
	>
		{({ isian, change, field }) => (
			<>
				<DateField label="Tanggal" {...field('tanggal')} />
				<Box>
					<Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: '1fr 1fr' }}>
						<JamField label="Tutup dari jam" {...field('jamMulai', { isNullable: true })} />
						<JamField label="Sampai jam" {...field('jamSelesai', { isNullable: true })} />
					</Box>
					<FormHelperText>Untuk menutup sebagian hari. Kosong berarti tutup sepanjang hari.</FormHelperText>
				</Box>
				<TextField
					label="Keterangan"
					{...field('keterangan', { maxLength: 100, help: 'Pengunjung situs membacanya, misalnya Libur nasional.' })}
				/>
				<FormControlLabel
					control={<Checkbox checked={isian.perkiraan} onChange={(_, perkiraan) => change({ perkiraan })} />}
					label="Tanggal masih perkiraan, perlu dicek"
				/>
				<TerisiAlert days={affectedDays(terisi, (tanggal) => (tanggal === isian.tanggal ? isian : undefined))} />
			</>
		)}
	</RowDialog>
)
