import { Box, Checkbox, FormControlLabel, FormHelperText } from '@mui/material'
import { useState } from 'react'
import type { HariBuka } from '../../contract/reservasi/kalender.ts'
import { type KalenderStaf, pengaturanKalenderInput } from '../../contract/reservasi/staff/kalender.ts'
import { UTAMA } from '../../contract/staff/responses.ts'
import type { Hari } from '../../contract/tanggal/hari.ts'
import { pekan } from '../../contract/tanggal/hari.ts'
import { hariDari } from '../../contract/tanggal/tanggal.ts'
import { callApi } from '../api/call-api.ts'
import { FormDialog } from '../dialogs/form-dialog.tsx'
import { FormField } from '../dialogs/form-field.tsx'
import { useSaving } from '../dialogs/use-saving.ts'
import { TerisiAlert } from './terisi-alert.tsx'

export type Pengaturan = NonNullable<KalenderStaf['pengaturan']>

interface HariBukaDialogProps {
	pengaturan: Pengaturan
	terisi: KalenderStaf['terisi']
	onClose: () => void
	onSaved: () => void
}

export function HariBukaDialog({ pengaturan, terisi, onClose, onSaved }: HariBukaDialogProps) {
	const [hariBuka, setHariBuka] = useState<HariBuka[]>(pengaturan.hariBuka)
	const [kuota, setKuota] = useState(pengaturan.kuotaHarian?.toString() ?? '')
	const { isSending, errors, failure, save } = useSaving({
		schema: pengaturanKalenderInput,
		row: { id: UTAMA, versi: pengaturan.versi },
		update: ({ body }) => callApi('PATCH /v1/staf/kalender/utama', { body }),
		onSaved,
	})
	const openDay = (hari: Hari) => hariBuka.find((day) => day.hari === hari)
	const change = (hari: Hari, part: Partial<HariBuka>) =>
		setHariBuka((before) => before.map((day) => (day.hari === hari ? { ...day, ...part } : day)))
	const toggle = (hari: Hari, isOpen: boolean) =>
		setHariBuka((before) =>
			pekan.flatMap((each) => {
				if (each === hari) return isOpen ? [{ hari, jamMulai: null, jamSelesai: null }] : []
				return before.filter((day) => day.hari === each)
			}),
		)
	const wasOpen = new Set(pengaturan.hariBuka.map(({ hari }) => hari))
	const closing = terisi.filter(({ tanggal }) => wasOpen.has(hariDari(tanggal)) && !openDay(hariDari(tanggal)))
	return (
		<FormDialog
			title="Hari buka dan kuota"
			isSending={isSending}
			failure={failure}
			onSubmit={() => save({ hariBuka, kuotaHarian: kuota.trim() === '' ? null : kuota })}
			onClose={onClose}
		>
			{pekan.map((hari) => {
				const day = openDay(hari)
				const place = hariBuka.findIndex((each) => each.hari === hari)
				return (
					<Box
						key={hari}
						sx={{
							display: 'grid',
							gap: 1,
							gridTemplateColumns: { xs: '1fr 1fr', sm: '8rem 1fr 1fr' },
							alignItems: 'start',
						}}
					>
						<FormControlLabel
							control={
								<Checkbox checked={day !== undefined} onChange={(event) => toggle(hari, event.target.checked)} />
							}
							label={hari}
							sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' }, minHeight: 44 }}
						/>
						{day &&
							(['jamMulai', 'jamSelesai'] as const).map((field) => (
								<FormField
									key={field}
									type="time"
									label={`${hari}, ${field === 'jamMulai' ? 'mulai' : 'selesai'}`}
									value={day[field] ?? ''}
									onChange={(value) => change(hari, { [field]: value || null })}
									error={errors[`hariBuka.${place}.${field}`]}
								/>
							))}
					</Box>
				)
			})}
			<FormHelperText>Jam boleh dikosongkan. Pengunjung melihatnya setelah memilih tanggal.</FormHelperText>
			{errors.hariBuka && <FormHelperText error>{errors.hariBuka}</FormHelperText>}
			<FormField
				label="Kuota per hari (orang)"
				help="Jumlah pasien dari semua reservasi pada satu hari. Kosong berarti tanpa batas."
				value={kuota}
				onChange={setKuota}
				error={errors.kuotaHarian}
				maxLength={6}
			/>
			<TerisiAlert days={closing} />
		</FormDialog>
	)
}
