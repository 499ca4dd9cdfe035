import { TextField } from '@mui/material'
import { type KalenderStaf, kuotaPaketInput } from '../../contract/reservasi/staff/kalender.ts'
import { callApi } from '../api/call-api.ts'
import { RowDialog } from '../dialogs/row-dialog.tsx'
import { ChoiceSelect } from '../dialogs/selects.tsx'
import { RowsCard } from '../jadwal/rows-card.tsx'

interface KuotaPaketCardProps extends Pick<KalenderStaf, 'paket' | 'poliKlinik'> {
	onSaved: () => void
}

export const KuotaPaketCard = ({ paket, poliKlinik, onSaved }: KuotaPaketCardProps) => (
	<RowsCard
		title="Kuota per paket"
		rows={paket}
		emptyText="Belum ada paket layanan."
		textOf={({ nama, kuotaHarian, kuotaPoliKlinikId }) => ({
			primary: nama,
			secondary: kuotaPoliKlinikId
				? `Kuota jadwal ${poliKlinik.find(({ id }) => id === kuotaPoliKlinikId)?.nama ?? 'poli'}`
				: kuotaHarian === null
					? 'Tanpa batas'
					: `${kuotaHarian} per hari`,
		})}
		maxHeight={480}
		dialog={(row) => (
			<RowDialog
				{...row}
				title={`Kuota ${row.open.nama}`}
				schema={kuotaPaketInput}
				update={(change) => callApi('PATCH /v1/staf/kalender/paket/{id}', change)}
			>
				{({ isian, field }) => (
					<>
						{(poliKlinik.length > 0 || isian.kuotaPoliKlinikId) && (
							<ChoiceSelect
								label="Ikuti kuota jadwal poli"
								choices={poliKlinik}
								emptyChoice="Tidak, pakai angka di bawah"
								{...field('kuotaPoliKlinikId', {
									help: 'Jumlah kuota semua jam praktik poli pada hari itu; dokter yang cuti tidak dihitung.',
								})}
							/>
						)}
						{!isian.kuotaPoliKlinikId && (
							<TextField
								label="Paling banyak per hari"
								{...field('kuotaHarian', {
									help: 'Satu untuk setiap pasien yang memesan paket ini. Kosong berarti tanpa batas.',
									maxLength: 6,
									isNullable: true,
								})}
							/>
						)}
					</>
				)}
			</RowDialog>
		)}
		onSaved={onSaved}
	/>
)
