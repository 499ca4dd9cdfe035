import { Box, Checkbox, FormControlLabel, Radio, RadioGroup } from '@mui/material'
import { useState } from 'react'
import {
	type BarisPengecualian,
	type JenisPengecualian,
	type PengecualianValues,
	type PilihanJadwal,
	pengecualianInput,
} from '../../contract/dokter/staff/jadwal.ts'
import { callApi } from '../api/call-api.ts'
import { FormDialog } from '../dialogs/form-dialog.tsx'
import { FormField } from '../dialogs/form-field.tsx'
import { useSaving } from '../dialogs/use-saving.ts'
import { NameSelect, PoliSelect } from './selects.tsx'

const namaJenis: Record<JenisPengecualian, string> = {
	cuti: 'Dokter cuti atau berhalangan',
	ganti: 'Jam pengganti pada satu hari',
	tutup: 'Poli tutup atau hari libur',
}

interface PengecualianDialogProps {
	/** A new exception, or a row. */
	open: PengecualianValues | BarisPengecualian
	choices: PilihanJadwal
	onClose: () => void
	onSaved: () => void
}

/** Days on which the weekly schedule does not apply. */
export function PengecualianDialog({ open, choices, onClose, onSaved }: PengecualianDialogProps) {
	const [isian, setIsian] = useState<PengecualianValues>(open)
	const row = 'id' in open ? open : undefined
	const { isSending, errors, failure, save, remove } = useSaving({
		schema: pengecualianInput,
		row,
		create: (body) => callApi('POST /v1/staf/jadwal/pengecualian', { body }),
		update: (change) => callApi('PATCH /v1/staf/jadwal/pengecualian/{id}', change),
		remove: (change) => callApi('DELETE /v1/staf/jadwal/pengecualian/{id}', change),
		onSaved,
	})
	const { jenis } = isian
	const change = (part: Partial<PengecualianValues>) => setIsian((before) => ({ ...before, ...part }))

	const field = (name: 'mulai' | 'selesai' | 'jamMulai' | 'jamSelesai', label: string) => (
		<FormField
			type={name.startsWith('jam') ? 'time' : 'date'}
			label={label}
			value={isian[name] ?? ''}
			onChange={(value) => {
				// The last day follows the first until staff choose another.
				const follows = name === 'mulai' && (isian.selesai < value || isian.selesai === isian.mulai)
				change({ [name]: value, ...(follows && { selesai: value }) })
			}}
			error={errors[name]}
		/>
	)

	return (
		<FormDialog
			title={row ? 'Ubah cuti atau libur' : 'Cuti atau libur baru'}
			isSending={isSending}
			failure={failure}
			onSubmit={() => save(isian)}
			onClose={onClose}
			remove={remove && { label: 'Hapus', onClick: remove }}
		>
			<RadioGroup
				aria-label="Jenis"
				value={jenis}
				onChange={(event) => change({ jenis: event.target.value as JenisPengecualian })}
			>
				{Object.entries(namaJenis).map(([value, label]) => (
					<FormControlLabel key={value} value={value} control={<Radio />} label={label} />
				))}
			</RadioGroup>
			{jenis !== 'tutup' && (
				<NameSelect
					label="Dokter"
					choices={choices.dokter}
					value={isian.dokterId}
					onChange={(dokterId) => change({ dokterId })}
					failure={errors.dokterId}
				/>
			)}
			<PoliSelect
				label="Poli klinik"
				choices={choices.poliKlinik}
				value={isian.poliKlinikId}
				onChange={(poliKlinikId) => change({ poliKlinikId })}
				failure={errors.poliKlinikId}
				emptyChoice={jenis === 'ganti' ? undefined : 'Semua poli'}
			/>
			<Box
				sx={{
					display: 'grid',
					gridTemplateColumns: { xs: jenis === 'ganti' ? '1fr 1fr' : '1fr', sm: '1fr 1fr' },
					gap: 2,
				}}
			>
				{jenis === 'ganti' ? (
					<>
						<Box sx={{ gridColumn: '1 / -1', display: 'grid' }}>{field('mulai', 'Tanggal')}</Box>
						{field('jamMulai', 'Mulai')}
						{field('jamSelesai', 'Selesai')}
					</>
				) : (
					<>
						{field('mulai', 'Hari pertama')}
						{field('selesai', 'Hari terakhir')}
					</>
				)}
			</Box>
			<FormField
				label="Alasan"
				help={isian.alasanTampil ? 'Pengunjung situs membacanya.' : 'Hanya terbaca oleh staf.'}
				value={isian.alasan}
				onChange={(alasan) => change({ alasan })}
				error={errors.alasan}
				maxLength={200}
			/>
			<FormControlLabel
				control={
					<Checkbox checked={isian.alasanTampil} onChange={(event) => change({ alasanTampil: event.target.checked })} />
				}
				label="Tampilkan alasan kepada pengunjung situs"
			/>
		</FormDialog>
	)
}
