import { Box, Checkbox, FormControlLabel } from '@mui/material'
import { useState } from 'react'
import {
	type BarisHariTutup,
	type HariTutupValues,
	hariTutupInput,
	type KalenderStaf,
} from '../../contract/reservasi/staff/kalender.ts'
import { callApi } from '../api/call-api.ts'
import { FormDialog } from '../dialogs/form-dialog.tsx'
import { FormField } from '../dialogs/form-field.tsx'
import { useSaving } from '../dialogs/use-saving.ts'
import { TerisiAlert } from './terisi-alert.tsx'

interface HariTutupDialogProps {
	/** A new day, or a row. */
	open: HariTutupValues | BarisHariTutup
	terisi: KalenderStaf['terisi']
	onClose: () => void
	onSaved: () => void
}

export function HariTutupDialog({ open, terisi, onClose, onSaved }: HariTutupDialogProps) {
	const [isian, setIsian] = useState<HariTutupValues>(open)
	const row = 'id' in open ? open : undefined
	const { isSending, errors, failure, save, remove } = useSaving({
		schema: hariTutupInput,
		row,
		create: (body) => callApi('POST /v1/staf/kalender/tutup', { body }),
		update: (change) => callApi('PATCH /v1/staf/kalender/tutup/{id}', change),
		remove: (change) => callApi('DELETE /v1/staf/kalender/tutup/{id}', change),
		onSaved,
	})
	const change = (part: Partial<HariTutupValues>) => setIsian((before) => ({ ...before, ...part }))
	return (
		<FormDialog
			title={row ? 'Ubah hari tutup' : 'Tutup satu hari'}
			isSending={isSending}
			failure={failure}
			onSubmit={() => save(isian)}
			onClose={onClose}
			remove={remove && { label: 'Buka kembali', onClick: remove }}
		>
			<Box sx={{ display: 'grid', paddingBlockStart: 1 }}>
				<FormField
					type="date"
					label="Tanggal"
					value={isian.tanggal}
					onChange={(tanggal) => change({ tanggal })}
					error={errors.tanggal}
				/>
			</Box>
			<FormField
				label="Keterangan"
				help="Pengunjung situs membacanya, misalnya Libur nasional."
				value={isian.keterangan}
				onChange={(keterangan) => change({ keterangan })}
				error={errors.keterangan}
				maxLength={100}
			/>
			<FormControlLabel
				control={
					<Checkbox checked={isian.perkiraan} onChange={(event) => change({ perkiraan: event.target.checked })} />
				}
				label="Tanggal masih perkiraan, perlu dicek"
			/>
			<TerisiAlert days={terisi.filter(({ tanggal }) => tanggal === isian.tanggal)} />
		</FormDialog>
	)
}
