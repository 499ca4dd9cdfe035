import { Box, TextField } from '@mui/material'
import { useState } from 'react'
import {
	type KalenderStaf,
	type TutupRentangValues,
	tutupRentangInput,
} from '../../contract/reservasi/staff/kalender.ts'
import { inputErrors } from '../../contract/staff/input-errors.ts'
import { callApi } from '../api/call-api.ts'
import { useSending } from '../api/use-sending.ts'
import { FormDialog } from '../dialogs/form-dialog.tsx'
import { useFields } from '../dialogs/use-fields.ts'
import { DateField } from '../inputs/date-field.tsx'
import { affectedDays, WHOLE_DAY } from './affected-days.ts'
import { TerisiAlert } from './terisi-alert.tsx'

export type Rentang = Pick<TutupRentangValues, 'dari' | 'sampai'>

interface TutupRentangDialogProps {
	terisi: KalenderStaf['terisi']
	onClose: () => void
	/** With the number of its reservations. */
	onClosed: (rentang: Rentang, jumlah: number) => void
}

/** Closes every day from one to another. */
export function TutupRentangDialog({ terisi, onClose, onClosed }: TutupRentangDialogProps) {
	const [wrong, setWrong] = useState<Record<string, string>>({})
	const { isSending, send, failure, fields } = useSending()
	const { isian, field } = useFields<TutupRentangValues>(
		{ dari: '', sampai: '', keterangan: '' },
		{ ...fields, ...wrong },
	)
	const affected = affectedDays(terisi, (tanggal) =>
		tanggal >= isian.dari && tanggal <= isian.sampai ? WHOLE_DAY : undefined,
	)
	const save = () => {
		const { data: body, error } = tutupRentangInput.safeParse(isian)
		setWrong(error ? inputErrors(error) : {})
		if (!body) return
		send(async () => {
			await callApi('POST /v1/staf/kalender/tutup/rentang', { body })
			onClosed(
				body,
				affected.reduce((sum, { jumlah }) => sum + jumlah, 0),
			)
		})
	}
	return (
		<FormDialog
			title="Tutup beberapa hari"
			submitText="Tutup hari-hari ini"
			isSending={isSending}
			failure={failure}
			onSubmit={save}
			onClose={onClose}
		>
			<Box sx={{ display: 'grid', gap: 2, paddingBlockStart: 1, '& .MuiTextField-root': { margin: 0 } }}>
				<DateField label="Dari tanggal" {...field('dari')} />
				<DateField label="Sampai tanggal" {...field('sampai')} />
				<TextField
					label="Keterangan"
					{...field('keterangan', { maxLength: 100, help: 'Pengunjung situs membacanya, misalnya Libur Lebaran.' })}
				/>
				<TerisiAlert days={affected} />
			</Box>
		</FormDialog>
	)
}
