import { Box, Checkbox, FormControlLabel, FormHelperText, TextField } from '@mui/material'
import { type HariTutupValues, hariTutupInput, type KalenderStaf } from '../../contract/reservasi/staff/kalender.ts'
import { callApi } from '../api/call-api.ts'
import { type OpenRow, RowDialog } from '../dialogs/row-dialog.tsx'
import { DateField } from '../inputs/date-field.tsx'
import { JamField } from '../inputs/jam-field.tsx'
import { affectedDays } from './affected-days.ts'
import { TerisiAlert } from './terisi-alert.tsx'

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
