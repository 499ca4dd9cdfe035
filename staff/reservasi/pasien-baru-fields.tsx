import { Alert, Box, Checkbox, FormControlLabel, FormHelperText, TextField } from '@mui/material'
import { type Dispatch, type SetStateAction, useState } from 'react'
import { fillFromNik } from '../../contract/pasien/nik.ts'
import type { PasienBaru } from '../../contract/reservasi/staff/reservasi-meja.ts'
import type { Person } from '../../contract/shop/paket-rules.ts'
import { tanggalWib } from '../../contract/tanggal/tanggal.ts'
import { describeKtp, doubtfulOfKtp, type KtpField, type KtpRead, valuesOfKtp } from '../../ktp/ktp-read.ts'
import { ChoiceSelect, choicesOf } from '../dialogs/selects.tsx'
import { fieldProps } from '../dialogs/use-fields.ts'
import { KtpReader } from './ktp-reader.tsx'

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

export const namaKelamin = { l: 'Laki-laki', p: 'Perempuan' }

/** What the rules of packages ask about. */
export const personOf = ({ nama, tanggalLahir, jenisKelamin: typed }: PasienBaru): Person => ({
	nama: nama || 'Pasien baru',
	tanggalLahir,
	jenisKelamin: typed === 'l' || typed === 'p' ? typed : null,
})

const texts = [
	{ name: 'nik', label: 'NIK', maxLength: 32, help: '16 angka pada KTP atau kartu keluarga.', inputMode: 'numeric' },
	{ name: 'nama', label: 'Nama lengkap', maxLength: 150 },
	{ name: 'noTelp', label: 'Nomor telepon', maxLength: 40, inputMode: 'tel' },
	{ name: 'tempatLahir', label: 'Tempat lahir', maxLength: 100, help: 'Kota atau kabupaten.' },
	{ name: 'tanggalLahir', label: 'Tanggal lahir', maxLength: 40, help: 'Contoh: 25-07-1990.' },
] as const

const wholeRow = { gridColumn: '1 / -1' }

interface PasienBaruFieldsProps {
	value: PasienBaru
	onChange: Dispatch<SetStateAction<PasienBaru>>
	/** A sentence for each invalid field. */
	failures: Record<string, string>
}

/** The form of the public site, for a patient at the desk. The NIK fills in birth date and sex, a photo of the ID card all it has. */
export function PasienBaruFields({ value, onChange, failures }: PasienBaruFieldsProps) {
	const [ofNik, setOfNik] = useState<Partial<PasienBaru>>({})
	const [ktp, setKtp] = useState('')
	const [doubtful, setDoubtful] = useState<KtpField[]>([])
	/** The reading takes seconds: what was typed meanwhile stays in the other fields. */
	const take = (read: KtpRead) => {
		onChange((before) => ({ ...before, ...(valuesOfKtp(read) as Partial<PasienBaru>) }))
		setOfNik({})
		setDoubtful(doubtfulOfKtp(read))
		setKtp(describeKtp(read))
	}
	const change = ({ nik, ...part }: Partial<PasienBaru>) => {
		setDoubtful(doubtful.filter((each) => !(each in part) && (each !== 'nik' || nik === undefined)))
		if (nik === undefined) return onChange({ ...value, ...part })
		const typed = { ...value, nik: nik.replace(/\s/g, '') }
		const filled = fillFromNik({ values: typed, ofNik }, typed.nik, tanggalWib(Date.now()))
		setOfNik(filled.ofNik)
		onChange(filled.values)
	}
	const props = fieldProps(value, change, failures, 'pasienBaru.')
	const field: typeof props = (name, options) =>
		props(name, doubtful.some((each) => each === name) ? { ...options, help: 'Periksa kembali.' } : options)
	return (
		<Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
			<Box sx={wholeRow}>
				<KtpReader onRead={take} />
				<Box role="status">
					{ktp && (
						<Alert severity="info" sx={{ marginBlockEnd: 1 }}>
							{ktp}
						</Alert>
					)}
				</Box>
			</Box>
			{texts.map(({ name, label, ...options }) => (
				<TextField key={name} label={label} {...field(name, { ...options, autoComplete: 'off' })} />
			))}
			<ChoiceSelect label="Jenis kelamin" choices={choicesOf(namaKelamin)} {...field('jenisKelamin')} />
			<TextField
				label="Alamat lengkap"
				{...field('alamatLengkap', { maxLength: 500, autoComplete: 'off' })}
				multiline
				minRows={2}
				sx={wholeRow}
			/>
			<Box sx={wholeRow}>
				<FormControlLabel
					control={<Checkbox checked={value.setuju} onChange={(_, setuju) => onChange({ ...value, setuju })} />}
					label="Pasien atau walinya setuju datanya disimpan menurut Kebijakan Privasi rumah sakit."
				/>
				<FormHelperText error>{failures['pasienBaru.setuju']}</FormHelperText>
			</Box>
		</Box>
	)
}
