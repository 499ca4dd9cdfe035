import { Box, Checkbox, FormControlLabel, FormHelperText, TextField } from '@mui/material'
import { type KalenderStaf, pengaturanKalenderInput } from '../../contract/reservasi/staff/kalender.ts'
import { type Hari, pekan } from '../../contract/tanggal/hari.ts'
import { hariDari } from '../../contract/tanggal/tanggal.ts'
import { callApi } from '../api/call-api.ts'
import { type OpenRow, RowDialog } from '../dialogs/row-dialog.tsx'
import { fieldProps } from '../dialogs/use-fields.ts'
import { JamField } from '../inputs/jam-field.tsx'
import { affectedDays, WHOLE_DAY } from './affected-days.ts'
import { TerisiAlert } from './terisi-alert.tsx'

type Pengaturan = NonNullable<KalenderStaf['pengaturan']>

interface HariBukaDialogProps extends OpenRow<Pengaturan> {
	terisi: KalenderStaf['terisi']
}

const columns = {
	display: 'grid',
	gap: 1,
	alignItems: 'start',
	gridTemplateColumns: { xs: '1fr 1fr', sm: '8rem 1fr 1fr' },
}

export const HariBukaDialog = ({ terisi, ...row }: HariBukaDialogProps) => (
	<RowDialog
		{...row}
		title="Hari buka dan kuota"
		schema={pengaturanKalenderInput}
		update={({ body }) => callApi('PATCH /v1/staf/kalender/utama', { body })}
	>
		{({ isian: { hariBuka }, change, errors, field }) => {
			const isOpen = (hari: Hari, days = hariBuka) => days.some((day) => day.hari === hari)
			const toggle = (hari: Hari) => {
				const days = isOpen(hari)
					? hariBuka.filter((day) => day.hari !== hari)
					: [...hariBuka, { hari, jamMulai: null, jamSelesai: null }]
				change({ hariBuka: days.toSorted((a, b) => pekan.indexOf(a.hari) - pekan.indexOf(b.hari)) })
			}
			const closing = affectedDays(terisi, (tanggal) => {
				const hari = hariDari(tanggal)
				return isOpen(hari, row.open.hariBuka) && !isOpen(hari) ? WHOLE_DAY : undefined
			})
			return (
				<>
					{pekan.map((hari) => {
						const place = hariBuka.findIndex((day) => day.hari === hari)
						const day = hariBuka[place]
						const changeDay = (part: object) => day && change({ hariBuka: hariBuka.with(place, { ...day, ...part }) })
						const jam = day && fieldProps(day, changeDay, errors, `hariBuka.${place}.`)
						return (
							<Box key={hari} sx={columns}>
								<FormControlLabel
									control={<Checkbox checked={day !== undefined} onChange={() => toggle(hari)} />}
									label={hari}
									sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' }, minHeight: 44 }}
								/>
								{jam && <JamField label={`${hari}, mulai`} {...jam('jamMulai', { isNullable: true })} />}
								{jam && <JamField label={`${hari}, selesai`} {...jam('jamSelesai', { isNullable: true })} />}
							</Box>
						)
					})}
					<FormHelperText>Jam boleh dikosongkan. Pengunjung melihatnya setelah memilih tanggal.</FormHelperText>
					{errors.hariBuka && <FormHelperText error>{errors.hariBuka}</FormHelperText>}
					<TextField
						label="Kuota per hari (orang)"
						{...field('kuotaHarian', {
							help: 'Jumlah pasien dari semua reservasi pada satu hari. Kosong berarti tanpa batas.',
							maxLength: 6,
							isNullable: true,
						})}
					/>
					<JamField
						label="Kedatangan terakhir"
						{...field('jamTerakhir', {
							help: 'Sesudah jam ini pengunjung tidak dapat lagi memesan untuk hari yang sama; petugas tetap dapat. Kosong berarti tanpa batas.',
							isNullable: true,
						})}
					/>
					<TerisiAlert days={closing} />
				</>
			)
		}}
	</RowDialog>
)
