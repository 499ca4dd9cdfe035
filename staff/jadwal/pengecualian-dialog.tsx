import { Box, Checkbox, FormControlLabel, Radio, RadioGroup, TextField } from '@mui/material'
import {
	type JenisPengecualian,
	namaPengecualian,
	type PengecualianValues,
	type PilihanJadwal,
	pengecualianInput,
} from '../../contract/dokter/staff/jadwal.ts'
import { isTanggal } from '../../contract/tanggal/tanggal.ts'
import { callApi } from '../api/call-api.ts'
import { type OpenRow, RowDialog } from '../dialogs/row-dialog.tsx'
import { ChoiceSelect, NameSelect } from '../dialogs/selects.tsx'
import { DateField } from '../inputs/date-field.tsx'
import { JamField } from '../inputs/jam-field.tsx'

/** The last day follows the first until staff choose another. */
function withMulai({ mulai: before, selesai }: PengecualianValues, mulai: string): Partial<PengecualianValues> {
	return selesai === before || (isTanggal(mulai) && selesai < mulai) ? { mulai, selesai: mulai } : { mulai }
}

/** Days on which the weekly schedule does not apply. */
export const PengecualianDialog = ({ choices, ...row }: OpenRow<PengecualianValues> & { choices: PilihanJadwal }) => (
	<RowDialog
		{...row}
		title={row.open.id ? 'Ubah cuti atau libur' : 'Cuti atau libur baru'}
		schema={pengecualianInput}
		create={(body) => callApi('POST /v1/staf/jadwal/pengecualian', { body })}
		update={(change) => callApi('PATCH /v1/staf/jadwal/pengecualian/{id}', change)}
		remove={(change) => callApi('DELETE /v1/staf/jadwal/pengecualian/{id}', change)}
	>
		{({ isian, change, errors, field }) => {
			const isGanti = isian.jenis === 'ganti'
			return (
				<>
					<RadioGroup
						aria-label="Jenis"
						value={isian.jenis}
						onChange={(_, jenis) => change({ jenis: jenis as JenisPengecualian })}
					>
						{Object.entries(namaPengecualian).map(([value, label]) => (
							<FormControlLabel key={value} value={value} control={<Radio />} label={label} />
						))}
					</RadioGroup>
					{isian.jenis !== 'tutup' && (
						<NameSelect
							label="Dokter"
							choices={choices.dokter}
							value={isian.dokterId}
							onChange={(dokterId) => change({ dokterId })}
							failure={errors.dokterId}
						/>
					)}
					<ChoiceSelect
						label="Poli klinik"
						choices={choices.poliKlinik}
						{...field('poliKlinikId')}
						emptyChoice={isGanti ? undefined : 'Semua poli'}
					/>
					<Box
						sx={{ display: 'grid', gridTemplateColumns: { xs: isGanti ? '1fr 1fr' : '1fr', sm: '1fr 1fr' }, gap: 2 }}
					>
						<DateField
							label={isGanti ? 'Tanggal' : 'Hari pertama'}
							{...field('mulai')}
							onChange={({ target }) => change(withMulai(isian, target.value))}
							sx={isGanti ? { gridColumn: '1 / -1' } : {}}
						/>
						{isGanti && <JamField label="Mulai" {...field('jamMulai')} />}
						{isGanti && <JamField label="Selesai" {...field('jamSelesai')} />}
						{!isGanti && <DateField label="Hari terakhir" {...field('selesai')} />}
					</Box>
					<TextField
						label="Alasan"
						{...field('alasan', {
							maxLength: 200,
							help: isian.alasanTampil ? 'Pengunjung situs membacanya.' : 'Hanya terbaca oleh staf.',
						})}
					/>
					<FormControlLabel
						control={<Checkbox checked={isian.alasanTampil} onChange={(_, alasanTampil) => change({ alasanTampil })} />}
						label="Tampilkan alasan kepada pengunjung situs"
					/>
				</>
			)
		}}
	</RowDialog>
)
