import {
	Alert,
	Box,
	FormControlLabel,
	FormHelperText,
	Radio,
	RadioGroup,
	TextField,
	ToggleButton,
	ToggleButtonGroup,
	Typography,
} from '@mui/material'
import { useState } from 'react'
import {
	type BarisWaktu,
	type PilihanJadwal,
	type WaktuValues,
	waktuInput,
} from '../../contract/dokter/staff/jadwal.ts'
import { overlapsOf } from '../../contract/dokter/staff/jadwal-overlap.ts'
import { type Hari, pekan } from '../../contract/tanggal/hari.ts'
import { callApi } from '../api/call-api.ts'
import { type OpenRow, RowDialog } from '../dialogs/row-dialog.tsx'
import { ChoiceSelect, NameSelect } from '../dialogs/selects.tsx'
import { JamField } from '../inputs/jam-field.tsx'

type Slot = Omit<WaktuValues, 'dokterId' | 'poliKlinikId'> & { dokterId: string | null; poliKlinikId: string | null }

interface SlotDialogProps extends OpenRow<Slot> {
	/** The day that was clicked; absent for a new slot. */
	hari?: Hari
	choices: PilihanJadwal
	/** All loaded slots, to find overlaps. */
	waktu: BarisWaktu[]
	fixed: 'dokter' | 'poli'
	describe: (slot: BarisWaktu) => string
}

/** Creates or changes a slot. A change applies to all of its days or to one. */
export function SlotDialog({ hari, choices, waktu, fixed, describe, ...row }: SlotDialogProps) {
	const { open } = row
	const isNew = !open.id
	const [onlyDay, setOnlyDay] = useState(false)
	const hanyaHari = onlyDay ? hari : undefined

	const bentrokOf = ({ dokterId, ...isian }: Slot) => {
		const slot = { ...isian, dokterId: dokterId ?? '' }
		if (!onlyDay) return overlapsOf({ ...slot, id: open.id ?? '' }, waktu)
		// Its other days stay as they are.
		const others = waktu.map((each) =>
			each.id === open.id ? { ...each, hari: each.hari.filter((day) => day !== hari) } : each,
		)
		return overlapsOf({ ...slot, id: '' }, others)
	}

	return (
		<RowDialog
			{...row}
			title={isNew ? 'Jadwal baru' : 'Ubah jadwal'}
			schema={waktuInput}
			create={(body) => callApi('POST /v1/staf/jadwal/waktu', { body })}
			update={({ params, body }) =>
				callApi('PATCH /v1/staf/jadwal/waktu/{id}', { params, body: { ...body, hanyaHari } })
			}
			remove={({ params, body }) =>
				callApi('DELETE /v1/staf/jadwal/waktu/{id}', { params, body: { ...body, hanyaHari } })
			}
			removeLabel={onlyDay ? `Hapus hari ${hari}` : 'Hapus jadwal'}
		>
			{({ isian, change, errors, field }) => {
				const bentrok = bentrokOf(isian)
				return (
					<>
						{hari && open.hari.length > 1 && (
							<RadioGroup
								row
								aria-label="Berlaku untuk"
								value={onlyDay ? 'hari' : 'semua'}
								onChange={(_, chosen) => {
									setOnlyDay(chosen === 'hari')
									change({ hari: chosen === 'hari' ? [hari] : open.hari })
								}}
							>
								<FormControlLabel value="semua" control={<Radio />} label="Semua hari jadwal ini" />
								<FormControlLabel value="hari" control={<Radio />} label={`Hanya ${hari}`} />
							</RadioGroup>
						)}
						<NameSelect
							label="Dokter"
							choices={isNew ? choices.dokter.filter(({ dikelola }) => !dikelola) : choices.dokter}
							value={isian.dokterId}
							onChange={(dokterId) => change({ dokterId })}
							failure={errors.dokterId}
							disabled={fixed === 'dokter' || !isNew}
						/>
						<ChoiceSelect
							label="Poli klinik"
							choices={choices.poliKlinik}
							{...field('poliKlinikId')}
							disabled={fixed === 'poli' && isNew}
						/>
						<div>
							<Typography component="p" id="label-hari" sx={{ fontSize: '0.8125rem' }} color="textSecondary">
								Hari
							</Typography>
							<ToggleButtonGroup
								value={isian.hari}
								onChange={(_, chosen: Hari[]) => change({ hari: pekan.filter((day) => chosen.includes(day)) })}
								exclusive={false}
								aria-labelledby="label-hari"
								sx={{ display: 'flex', flexWrap: 'wrap' }}
							>
								{pekan.map((day) => (
									<ToggleButton key={day} value={day} sx={{ flexGrow: 1, paddingInline: 1 }}>
										{day}
									</ToggleButton>
								))}
							</ToggleButtonGroup>
							{errors.hari && <FormHelperText error>{errors.hari}</FormHelperText>}
						</div>
						<Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2 }}>
							<JamField label="Mulai" {...field('jamMulai')} />
							<JamField label="Selesai" {...field('jamSelesai')} />
						</Box>
						<TextField
							label="Kuota pasien"
							{...field('kuota', {
								inputMode: 'numeric',
								maxLength: 3,
								isNullable: true,
								help: 'Untuk satu hari praktik. Boleh kosong.',
							})}
						/>
						<TextField
							label="Keterangan (misalnya Pagi, dengan perjanjian)"
							{...field('keteranganWaktu', { maxLength: 100 })}
						/>
						{bentrok.length > 0 && (
							<Alert severity="warning">
								Dokter ini sudah memiliki jadwal pada waktu yang sama: {bentrok.map(describe).join('; ')}. Jadwal tetap
								dapat disimpan.
							</Alert>
						)}
					</>
				)
			}}
		</RowDialog>
	)
}
