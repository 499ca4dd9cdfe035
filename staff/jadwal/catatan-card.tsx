import { TextField } from '@mui/material'
import { type BarisCatatan, type CatatanValues, catatanInput } from '../../contract/dokter/staff/jadwal.ts'
import { hariTanggal } from '../../contract/tanggal/format-date.ts'
import { tanggalWib } from '../../contract/tanggal/tanggal.ts'
import { callApi } from '../api/call-api.ts'
import { type OpenRow, RowDialog } from '../dialogs/row-dialog.tsx'
import { DateField } from '../inputs/date-field.tsx'
import { RowsCard } from './rows-card.tsx'

interface CatatanCardProps {
	dokterId: string
	rows: BarisCatatan[]
	onSaved: () => void
}

/** Notes beside a doctor's week, with or without an end date. */
export const CatatanCard = ({ dokterId, rows, onSaved }: CatatanCardProps) => (
	<RowsCard
		title="Catatan jadwal"
		addLabel="Tambah catatan"
		newRow={() => ({ dokterId, keterangan: '', berlakuSampai: null })}
		rows={rows}
		emptyText="Belum ada catatan."
		textOf={(row) => ({ primary: row.keterangan, secondary: untilWhen(row) })}
		dialog={(open) => <CatatanDialog {...open} />}
		onSaved={onSaved}
	/>
)

function untilWhen({ berlakuSampai }: BarisCatatan): string {
	if (!berlakuSampai) return 'Selalu ditampilkan'
	const isOver = berlakuSampai < tanggalWib(Date.now())
	return `${isOver ? 'Sudah berakhir' : 'Ditampilkan sampai'} ${hariTanggal(berlakuSampai)}`
}

const CatatanDialog = (row: OpenRow<CatatanValues>) => (
	<RowDialog
		{...row}
		title={row.open.id ? 'Ubah catatan' : 'Catatan baru'}
		schema={catatanInput}
		create={(body) => callApi('POST /v1/staf/jadwal/catatan', { body })}
		update={(change) => callApi('PATCH /v1/staf/jadwal/catatan/{id}', change)}
		remove={(change) => callApi('DELETE /v1/staf/jadwal/catatan/{id}', change)}
	>
		{({ field }) => (
			<>
				<TextField label="Catatan" {...field('keterangan', { maxLength: 300 })} multiline minRows={2} />
				<DateField label="Tampil sampai" {...field('berlakuSampai', { help: 'Kosongkan bila selalu ditampilkan.' })} />
			</>
		)}
	</RowDialog>
)
