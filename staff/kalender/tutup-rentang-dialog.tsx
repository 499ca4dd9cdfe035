import { TextField } from '@mui/material'
import {
	type KalenderStaf,
	type TutupRentangValues,
	tutupRentangInput,
} from '../../contract/reservasi/staff/kalender.ts'
import { callApi } from '../api/call-api.ts'
import { type OpenRow, RowDialog } from '../dialogs/row-dialog.tsx'
import { DateField } from '../inputs/date-field.tsx'
import { affectedDays, sumOf, TerisiAlert, WHOLE_DAY } from './terisi-alert.tsx'

export type Rentang = Pick<TutupRentangValues, 'dari' | 'sampai'>

interface TutupRentangDialogProps extends Omit<OpenRow<TutupRentangValues>, 'open'> {
	terisi: KalenderStaf['terisi']
	/** With the number of its reservations. */
	onClosed: (rentang: Rentang, jumlah: number) => void
}

const affectedIn = (terisi: KalenderStaf['terisi'], { dari, sampai }: Rentang) =>
	affectedDays(terisi, (tanggal) => (tanggal >= dari && tanggal <= sampai ? WHOLE_DAY : undefined))

export const TutupRentangDialog = ({ terisi, onClosed, ...row }: TutupRentangDialogProps) => (
	<RowDialog
		{...row}
		open={{ dari: '', sampai: '', keterangan: '' }}
		title="Tutup beberapa hari"
		submitText="Tutup hari-hari ini"
		schema={tutupRentangInput}
		create={async (body) => {
			await callApi('POST /v1/staf/kalender/tutup/rentang', { body })
			onClosed(body, sumOf(affectedIn(terisi, body)))
		}}
	>
		{({ isian, field }) => (
			<>
				<DateField label="Dari tanggal" {...field('dari')} />
				<DateField label="Sampai tanggal" {...field('sampai')} />
				<TextField
					label="Keterangan"
					{...field('keterangan', { maxLength: 100, help: 'Pengunjung situs membacanya, misalnya Libur Lebaran.' })}
				/>
				<TerisiAlert days={affectedIn(terisi, isian)} />
			</>
		)}
	</RowDialog>
)
