import { useState } from 'react'
import type { Pasien, PasienBody } from '../../../contract/pasien/pasien.ts'
import { tanggalWib } from '../../../contract/tanggal/tanggal.ts'
import { useFetched } from '../../lib/fetching/use-fetched.ts'
import { browserApi } from '../../load.ts'
import type { KtpField, KtpRead, KtpValue } from './ktp/ktp-read.ts'
import { readTanggalLahir } from './tanggal-lahir.ts'

type PasienField = keyof PasienBody

const valuesOf = (pasien: Pasien | null): PasienValues => ({
	nik: pasien?.nik ?? '',
	nama: pasien?.nama ?? '',
	noTelp: pasien?.noTelp ?? '',
	tempatLahir: pasien?.tempatLahir ?? '',
	tanggalLahir: pasien?.tanggalLahir ?? '',
	jenisKelamin: pasien?.jenisKelamin ?? '',
	alamatLengkap: pasien?.alamatLengkap ?? '',
})

/** The fields of the patient form: values, missing parts, and doubtful values of an ID card. */
export function usePasienFields(pasien: Pasien | null) {
	const [typed, setTyped] = useState(() => valuesOf(pasien))
	const [doubtful, setDoubtful] = useState<ReadonlySet<PasienField>>(new Set())
	const [left, setLeft] = useState<ReadonlySet<PasienField>>(new Set())
	const [message, setMessage] = useState('')
	const [hariIni] = useState(() => tanggalWib(Date.now()))

	const masked = pasien?.nik
	const { data: nik } = useFetched(masked ? pasien.id : null, async (signal) => {
		const { data } = await browserApi(signal)('GET /v1/public/member-pasien/detail/{id}', {
			params: { id: pasien?.id ?? '' },
		})
		return data.nik
	})
	// Until it is loaded, and when that fails, the field shows the masked number: saved like that it changes nothing.
	const values = nik !== undefined && typed.nik === masked ? { ...typed, nik } : typed

	/** Only a change removes the mark of a doubtful value. */
	const change = (field: PasienField, value: string) => {
		setTyped((before) => ({ ...before, [field]: value }))
		setDoubtful((before) => new Set([...before].filter((each) => each !== field)))
	}
	const leave = (field: PasienField) => setLeft((before) => new Set(before).add(field))
	/** An incomplete patient shows every missing field, a new one only invalid values after the field lost the focus. */
	const lackOf = (field: PasienField) => {
		const isTold = pasien?.isComplete === false || (left.has(field) && values[field].trim() !== '')
		return isTold ? lackingField(field, values[field], hariIni) : null
	}
	const about = (field: PasienField) => ({ lack: lackOf(field), isDoubtful: doubtful.has(field) })

	return {
		values,
		/** For screen readers. */
		message,
		text: (field: PasienField) => ({
			...about(field),
			name: field,
			value: values[field],
			onChange: (event: React.ChangeEvent<HTMLInputElement>) => change(field, event.target.value),
			onBlur: () => leave(field),
		}),
		choice: {
			...about('jenisKelamin'),
			value: values.jenisKelamin,
			onChoose: (value: string) => change('jenisKelamin', value),
			onLeave: () => leave('jenisKelamin'),
		},
		/** Fills in the values of an ID card; other fields keep their values. */
		take(read: KtpRead) {
			setTyped((before) => ({ ...before, ...valuesOfKtp(read) }))
			setDoubtful(
				(before) => new Set([...before].filter((field) => !Object.hasOwn(read, field)).concat(doubtfulOfKtp(read))),
			)
			setMessage(describeKtp(read))
		},
	}
}

const fieldNames: Record<KtpField, string> = {
	nik: 'NIK',
	nama: 'nama',
	tempatLahir: 'tempat lahir',
	tanggalLahir: 'tanggal lahir',
	jenisKelamin: 'jenis kelamin',
	alamatLengkap: 'alamat',
}

const entriesOf = (read: KtpRead) => Object.entries(read).filter(([, value]) => value) as [KtpField, KtpValue][]

/** The values for the form; fields that were not read are absent. */
export const valuesOfKtp = (read: KtpRead) =>
	Object.fromEntries(entriesOf(read).map(([field, { value }]) => [field, value])) as Partial<Record<KtpField, string>>

export const doubtfulOfKtp = (read: KtpRead): KtpField[] =>
	entriesOf(read)
		.filter(([, { isDoubtful }]) => isDoubtful)
		.map(([field]) => field)

/** For screen readers. */
export function describeKtp(read: KtpRead): string {
	const count = entriesOf(read).length
	if (count === 0) return ''
	const filled = `${count} isian diisi dari KTP.`
	const unsure = doubtfulOfKtp(read)
	if (unsure.length === 0) return `${filled} Cocokkan dengan kartunya sebelum menyimpan.`
	return `${filled} Periksa kembali: ${unsure.map((field) => fieldNames[field]).join(', ')}.`
}

/** The fields of the patient form as text. */
type PasienValues = Record<keyof PasienBody, string>

/** What a field lacks for a complete patient, as a sentence, or null. The server decides in the end. */
export function lackingField(field: keyof PasienBody, value: string, hariIni: string): string | null {
	const typed = value.trim()
	if (typed === '') return field === 'jenisKelamin' ? 'Belum dipilih' : 'Belum diisi'
	// Dots are digits that the server masked.
	if (field === 'nik' && !/^[\d•]{16}$/.test(typed)) return 'NIK harus 16 angka, tanpa spasi'
	if (field !== 'tanggalLahir') return null
	const lahir = readTanggalLahir(typed)
	if (!lahir) return 'Tulis seperti contoh: 25-07-1990'
	return lahir > hariIni ? 'Tanggal ini belum tiba' : null
}
