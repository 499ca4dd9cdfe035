import {
	Alert,
	Box,
	FormControlLabel,
	FormHelperText,
	Radio,
	RadioGroup,
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
import { FormDialog } from '../dialogs/form-dialog.tsx'
import { FormField } from '../dialogs/form-field.tsx'
import { useSaving } from '../dialogs/use-saving.ts'
import { NameSelect, PoliSelect } from './selects.tsx'

export interface OpenSlot {
	isian: Omit<WaktuValues, 'dokterId' | 'poliKlinikId'> & { dokterId: string | null; poliKlinikId: string | null }
	/** The row to change and the day that was clicked; a new slot has neither. */
	row?: BarisWaktu
	hari?: Hari
}

interface SlotDialogProps {
	open: OpenSlot
	choices: PilihanJadwal
	/** All loaded slots, to find overlaps. */
	waktu: BarisWaktu[]
	fixed: 'dokter' | 'poli'
	describe: (slot: BarisWaktu) => string
	onClose: () => void
	onSaved: () => void
}

/** Creates or changes a slot. A change applies to all of its days or to one. */
export function SlotDialog({ open, choices, waktu, fixed, describe, onClose, onSaved }: SlotDialogProps) {
	const { row, hari } = open
	const [isian, setIsian] = useState(open.isian)
	const [onlyDay, setOnlyDay] = useState(false)
	const hanyaHari = onlyDay ? hari : undefined
	const { isSending, errors, failure, save, remove } = useSaving({
		schema: waktuInput,
		row,
		create: (body) => callApi('POST /v1/staf/jadwal/waktu', { body }),
		update: ({ params, body }) => callApi('PATCH /v1/staf/jadwal/waktu/{id}', { params, body: { ...body, hanyaHari } }),
		remove: ({ params, body }) =>
			callApi('DELETE /v1/staf/jadwal/waktu/{id}', { params, body: { ...body, hanyaHari } }),
		onSaved,
	})
	const change = (part: Partial<OpenSlot['isian']>) => setIsian((before) => ({ ...before, ...part }))

	const others = row && onlyDay ? waktu.map((each) => (each.id === row.id ? withoutDay(each, hari) : each)) : waktu
	const bentrok = overlapsOf({ ...isian, dokterId: isian.dokterId ?? '', id: row && !onlyDay ? row.id : '' }, others)

	return (
		<FormDialog
			title={row ? 'Ubah jadwal' : 'Jadwal baru'}
			isSending={isSending}
			failure={failure}
			onSubmit={() => save(isian)}
			onClose={onClose}
			remove={remove && { label: onlyDay ? `Hapus hari ${hari}` : 'Hapus jadwal', onClick: remove }}
		>
			{row && hari && row.hari.length > 1 && (
				<RadioGroup
					row
					aria-label="Berlaku untuk"
					value={onlyDay ? 'hari' : 'semua'}
					onChange={(event) => {
						const one = event.target.value === 'hari'
						setOnlyDay(one)
						change({ hari: one ? [hari] : row.hari })
					}}
				>
					<FormControlLabel value="semua" control={<Radio />} label="Semua hari jadwal ini" />
					<FormControlLabel value="hari" control={<Radio />} label={`Hanya ${hari}`} />
				</RadioGroup>
			)}
			<Box sx={{ paddingBlockStart: 1 }}>
				<NameSelect
					label="Dokter"
					choices={choices.dokter}
					value={isian.dokterId}
					onChange={(dokterId) => change({ dokterId })}
					failure={errors.dokterId}
					disabled={fixed === 'dokter' || Boolean(row)}
				/>
			</Box>
			<PoliSelect
				label="Poli klinik"
				choices={choices.poliKlinik}
				value={isian.poliKlinikId}
				onChange={(poliKlinikId) => change({ poliKlinikId })}
				failure={errors.poliKlinikId}
				disabled={fixed === 'poli' && !row}
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
					color="primary"
					sx={{ display: 'flex', flexWrap: 'wrap' }}
				>
					{pekan.map((day) => (
						<ToggleButton key={day} value={day} sx={{ flexGrow: 1, minHeight: 44, paddingInline: 1 }}>
							{day}
						</ToggleButton>
					))}
				</ToggleButtonGroup>
				{errors.hari && <FormHelperText error>{errors.hari}</FormHelperText>}
			</div>
			<Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2 }}>
				{(['jamMulai', 'jamSelesai'] as const).map((field) => (
					<FormField
						key={field}
						type="time"
						label={field === 'jamMulai' ? 'Mulai' : 'Selesai'}
						value={isian[field]}
						onChange={(value) => change({ [field]: value })}
						error={errors[field]}
					/>
				))}
			</Box>
			<FormField
				label="Keterangan (misalnya Pagi, dengan perjanjian)"
				value={isian.keteranganWaktu}
				onChange={(keteranganWaktu) => change({ keteranganWaktu })}
				error={errors.keteranganWaktu}
				maxLength={100}
			/>
			{bentrok.length > 0 && (
				<Alert severity="warning">
					Dokter ini sudah memiliki jadwal pada waktu yang sama: {bentrok.map(describe).join('; ')}. Jadwal tetap dapat
					disimpan.
				</Alert>
			)}
		</FormDialog>
	)
}

const withoutDay = (slot: BarisWaktu, hari: Hari | undefined): BarisWaktu => ({
	...slot,
	hari: slot.hari.filter((day) => day !== hari),
})
