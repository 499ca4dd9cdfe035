import { TextField } from '@mui/material'
import { useState } from 'react'
import { type BarisCatatan, type CatatanValues, catatanInput } from '../../contract/dokter/staff/jadwal.ts'
import { hariTanggal } from '../../contract/tanggal/format-date.ts'
import { tanggalWib } from '../../contract/tanggal/tanggal.ts'
import { callApi } from '../api/call-api.ts'
import { FormDialog } from '../dialogs/form-dialog.tsx'
import { FormField } from '../dialogs/form-field.tsx'
import { useSaving } from '../dialogs/use-saving.ts'
import { RowsCard } from './rows-card.tsx'

interface CatatanCardProps {
	dokterId: string
	rows: BarisCatatan[]
	onSaved: () => void
}

/** A new note, or a row. */
type OpenCatatan = CatatanValues | BarisCatatan

/** Notes beside a doctor's week, with or without an end date. */
export function CatatanCard({ dokterId, rows, onSaved }: CatatanCardProps) {
	const [open, setOpen] = useState<OpenCatatan | null>(null)
	return (
		<RowsCard
			title="Catatan jadwal"
			addLabel="Tambah catatan"
			onAdd={() => setOpen({ dokterId, keterangan: '', berlakuSampai: null })}
			rows={rows}
			emptyText="Belum ada catatan."
			textOf={(row) => ({ primary: row.keterangan, secondary: untilWhen(row) })}
			onOpen={setOpen}
		>
			{open && (
				<CatatanDialog
					open={open}
					onClose={() => setOpen(null)}
					onSaved={() => {
						setOpen(null)
						onSaved()
					}}
				/>
			)}
		</RowsCard>
	)
}

function untilWhen({ berlakuSampai }: BarisCatatan): string {
	if (!berlakuSampai) return 'Selalu ditampilkan'
	const isOver = berlakuSampai < tanggalWib(Date.now())
	return `${isOver ? 'Sudah berakhir' : 'Ditampilkan sampai'} ${hariTanggal(berlakuSampai)}`
}

interface CatatanDialogProps {
	open: OpenCatatan
	onClose: () => void
	onSaved: () => void
}

function CatatanDialog({ open, onClose, onSaved }: CatatanDialogProps) {
	const [isian, setIsian] = useState<CatatanValues>(open)
	const row = 'id' in open ? open : undefined
	const { isSending, errors, failure, save, remove } = useSaving({
		schema: catatanInput,
		row,
		create: (body) => callApi('POST /v1/staf/jadwal/catatan', { body }),
		update: (change) => callApi('PATCH /v1/staf/jadwal/catatan/{id}', change),
		remove: (change) => callApi('DELETE /v1/staf/jadwal/catatan/{id}', change),
		onSaved,
	})
	return (
		<FormDialog
			title={row ? 'Ubah catatan' : 'Catatan baru'}
			isSending={isSending}
			failure={failure}
			onSubmit={() => save(isian)}
			onClose={onClose}
			remove={remove && { label: 'Hapus', onClick: remove }}
		>
			<TextField
				label="Catatan"
				value={isian.keterangan}
				onChange={(event) => setIsian({ ...isian, keterangan: event.target.value })}
				error={Boolean(errors.keterangan)}
				helperText={errors.keterangan}
				multiline
				minRows={2}
				slotProps={{ htmlInput: { maxLength: 300 } }}
			/>
			<FormField
				type="date"
				label="Tampil sampai"
				value={isian.berlakuSampai ?? ''}
				onChange={(value) => setIsian({ ...isian, berlakuSampai: value || null })}
				error={errors.berlakuSampai}
				help="Kosongkan bila selalu ditampilkan."
			/>
		</FormDialog>
	)
}
