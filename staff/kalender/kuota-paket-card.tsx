import { TextField } from '@mui/material'
import { kuotaPaketInput, type PaketKuota } from '../../contract/reservasi/staff/kalender.ts'
import { callApi } from '../api/call-api.ts'
import { RowDialog } from '../dialogs/row-dialog.tsx'
import { RowsCard } from '../jadwal/rows-card.tsx'

/** The packages and their daily quotas. */
export const KuotaPaketCard = ({ paket, onSaved }: { paket: PaketKuota[]; onSaved: () => void }) => (
	<RowsCard
		title="Kuota per paket"
		rows={paket}
		emptyText="Belum ada paket layanan."
		textOf={({ nama, kuotaHarian }) => ({
			primary: nama,
			secondary: kuotaHarian === null ? 'Tanpa batas' : `${kuotaHarian} per hari`,
		})}
		maxHeight={480}
		dialog={(row) => (
			<RowDialog
				{...row}
				title={`Kuota ${row.open.nama}`}
				schema={kuotaPaketInput}
				update={(change) => callApi('PATCH /v1/staf/kalender/paket/{id}', change)}
			>
				{({ field }) => (
					<TextField
						label="Paling banyak per hari"
						{...field('kuotaHarian', {
							help: 'Satu untuk setiap pasien yang memesan paket ini. Kosong berarti tanpa batas.',
							maxLength: 6,
							isNullable: true,
						})}
					/>
				)}
			</RowDialog>
		)}
		onSaved={onSaved}
	/>
)
