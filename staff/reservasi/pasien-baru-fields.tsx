import { Box, Checkbox, FormControlLabel, FormHelperText, MenuItem, TextField } from '@mui/material'
import type { HTMLAttributes } from 'react'
import type { PasienBaru } from '../../contract/reservasi/staff/reservasi-meja.ts'

export const emptyPasien: PasienBaru = {
	nik: '',
	nama: '',
	noTelp: '',
	tempatLahir: '',
	tanggalLahir: '',
	jenisKelamin: '',
	alamatLengkap: '',
	setuju: false,
}

interface Field {
	name: Exclude<keyof PasienBaru, 'setuju' | 'jenisKelamin'>
	label: string
	max: number
	hint?: string
	inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
}

const fields: Field[] = [
	{ name: 'nik', label: 'NIK', max: 32, hint: '16 angka pada KTP atau kartu keluarga.', inputMode: 'numeric' },
	{ name: 'nama', label: 'Nama lengkap', max: 150 },
	{ name: 'noTelp', label: 'Nomor telepon', max: 40, inputMode: 'tel' },
	{ name: 'tempatLahir', label: 'Tempat lahir', max: 100, hint: 'Kota atau kabupaten.' },
	{ name: 'tanggalLahir', label: 'Tanggal lahir', max: 40, hint: 'Contoh: 25-07-1990.' },
]

interface PasienBaruFieldsProps {
	value: PasienBaru
	onChange: (value: PasienBaru) => void
	/** A sentence for each invalid field. */
	failures: Record<string, string>
}

/** The form of the public site, for a patient at the desk. */
export function PasienBaruFields({ value, onChange, failures }: PasienBaruFieldsProps) {
	const failureOf = (name: keyof PasienBaru) => failures[`pasienBaru.${name}`]
	return (
		<Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
			{fields.map(({ name, label, max, hint, inputMode }) => (
				<TextField
					key={name}
					label={label}
					value={value[name]}
					onChange={({ target }) => onChange({ ...value, [name]: target.value })}
					error={Boolean(failureOf(name))}
					helperText={failureOf(name) ?? hint}
					slotProps={{ htmlInput: { maxLength: max, inputMode, autoComplete: 'off' } }}
				/>
			))}
			<TextField
				select
				label="Jenis kelamin"
				value={value.jenisKelamin}
				onChange={({ target }) => onChange({ ...value, jenisKelamin: target.value })}
				error={Boolean(failureOf('jenisKelamin'))}
				helperText={failureOf('jenisKelamin')}
			>
				<MenuItem value="l">Laki-laki</MenuItem>
				<MenuItem value="p">Perempuan</MenuItem>
			</TextField>
			<TextField
				label="Alamat lengkap"
				value={value.alamatLengkap}
				onChange={({ target }) => onChange({ ...value, alamatLengkap: target.value })}
				error={Boolean(failureOf('alamatLengkap'))}
				helperText={failureOf('alamatLengkap')}
				multiline
				minRows={2}
				sx={{ gridColumn: '1 / -1' }}
				slotProps={{ htmlInput: { maxLength: 500, autoComplete: 'off' } }}
			/>
			<Box sx={{ gridColumn: '1 / -1' }}>
				<FormControlLabel
					control={<Checkbox checked={value.setuju} onChange={(_, setuju) => onChange({ ...value, setuju })} />}
					label="Pasien atau walinya setuju datanya disimpan menurut Kebijakan Privasi rumah sakit."
				/>
				{failureOf('setuju') && <FormHelperText error>{failureOf('setuju')}</FormHelperText>}
			</Box>
		</Box>
	)
}
