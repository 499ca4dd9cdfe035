import { useEffect, useState } from 'react'
import type { Pasien, PasienBody } from '../../../contract/pasien.ts'
import { tanggalWib } from '../../../contract/tanggal.ts'
import { browserApi } from '../../load.ts'
import type { KtpRead } from '../ktp/ktp-read.ts'
import { describeKtp, doubtfulOfKtp, valuesOfKtp } from './fill-from-ktp.ts'
import { lackingField, type PasienValues } from './lacking-field.ts'

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

/** The patient form's fields: what is in them, what they lack, and which of them an ID card filled in doubtfully. */
export function usePasienFields(pasien: Pasien | null) {
	const [values, setValues] = useState(() => valuesOf(pasien))
	const [doubtful, setDoubtful] = useState<ReadonlySet<PasienField>>(new Set())
	const [left, setLeft] = useState<ReadonlySet<PasienField>>(new Set())
	const [message, setMessage] = useState('')
	const [hariIni] = useState(() => tanggalWib(Date.now()))

	const id = pasien?.id
	const masked = pasien?.nik
	useEffect(() => {
		if (!id || !masked) return
		const leaving = new AbortController()
		browserApi(leaving.signal)('getPasien', { params: { id } })
			// Not over what has been typed meanwhile.
			.then(({ data }) => setValues((now) => (now.nik === masked ? { ...now, nik: data.nik } : now)))
			// The dots stay, and saved so they change nothing.
			.catch(() => {})
		return () => leaving.abort()
	}, [id, masked])

	const trust = (field: PasienField) => setDoubtful((before) => new Set([...before].filter((each) => each !== field)))
	const change = (field: PasienField, value: string) => {
		setValues((before) => ({ ...before, [field]: value }))
		trust(field)
	}
	const leave = (field: PasienField) => {
		trust(field)
		setLeft((before) => new Set(before).add(field))
	}
	/** An incomplete patient is told all that is lacking, a new one only what was filled in otherwise than it is needed. */
	const lackOf = (field: PasienField) => {
		const isTold = pasien?.isComplete === false || (left.has(field) && values[field].trim() !== '')
		return isTold ? lackingField(field, values[field], hariIni) : null
	}
	const about = (field: PasienField) => ({ lack: lackOf(field), isDoubtful: doubtful.has(field) })

	return {
		values,
		/** For whoever does not see the fields change. */
		message,
		text: {
			about,
			input: (field: PasienField) => ({
				name: field,
				value: values[field],
				onChange: (event: React.ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
					change(field, event.target.value),
				onBlur: () => leave(field),
			}),
		},
		choice: {
			...about('jenisKelamin'),
			value: values.jenisKelamin,
			onChoose: (value: string) => change('jenisKelamin', value),
			onLeave: () => leave('jenisKelamin'),
		},
		/** Takes what an ID card says; fields it says nothing of keep what was typed. */
		take(read: KtpRead) {
			setValues((before) => ({ ...before, ...valuesOfKtp(read) }))
			setDoubtful(
				(before) => new Set([...before].filter((field) => !Object.hasOwn(read, field)).concat(doubtfulOfKtp(read))),
			)
			setMessage(describeKtp(read))
		},
	}
}
