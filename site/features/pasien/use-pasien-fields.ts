import { useEffect, useState } from 'react'
import { namaIsian, type PasienField, pasienFields } from '../../../contract/pasien/isian.ts'
import { type Filled, fillFromNik } from '../../../contract/pasien/nik.ts'
import type { Pasien } from '../../../contract/pasien/pasien.ts'
import { sebutUmur } from '../../../contract/pasien/tanggal-lahir.ts'
import { readTanggal } from '../../../contract/tanggal/read-tanggal.ts'
import { tanggalWib } from '../../../contract/tanggal/tanggal.ts'
import { describeKtp, doubtfulOfKtp, type KtpRead, valuesOfKtp } from '../../../ktp/ktp-read.ts'
import { drafts } from '../../lib/browser/drafts.ts'
import { formatTanggal } from '../../lib/dates/format-tanggal.ts'
import { useFetched } from '../../lib/fetching/use-fetched.ts'
import { browserApi } from '../../load.ts'

type Values = Record<PasienField, string>

/** Stands for a patient who is not registered yet. */
export const PASIEN_BARU = 'baru'

const filledOf = (pasien: Pasien | null): Filled<Values> => ({
	values: Object.fromEntries(pasienFields.map((field) => [field, pasien?.[field] ?? ''])) as Values,
	ofNik: {},
})

/** The fields of the patient form: values, missing parts, and values that the visitor should check. */
export function usePasienFields(pasien: Pasien | null) {
	const draft = `pasien ${pasien?.id ?? PASIEN_BARU}`
	const [filled, setFilled] = useState(() => (drafts.get(draft) as Filled<Values> | undefined) ?? filledOf(pasien))
	const [isTyped, setTyped] = useState(false)
	const [doubtful, setDoubtful] = useState<ReadonlySet<PasienField>>(new Set())
	const [left, setLeft] = useState<ReadonlySet<PasienField>>(new Set())
	const [message, setMessage] = useState('')
	const [hariIni] = useState(() => tanggalWib(Date.now()))

	useEffect(() => {
		if (isTyped) drafts.set(draft, filled)
	}, [filled, isTyped, draft])

	const masked = pasien?.nik
	const { data: nik } = useFetched(masked ? pasien.id : null, async (signal) => {
		const { data } = await browserApi(signal)('GET /v1/public/member-pasien/detail/{id}', {
			params: { id: pasien?.id ?? '' },
		})
		setFilled((before) => (before.values.nik === masked ? fillFromNik(before, data.nik, hariIni) : before))
		return data.nik
	})
	// Until it is loaded, and when that fails, the field shows the masked number: saved like that it changes nothing.
	const values = nik !== undefined && filled.values.nik === masked ? { ...filled.values, nik } : filled.values

	/** Only a change removes the mark of a doubtful value. */
	const change = (field: PasienField, typed: string) => {
		const value = field === 'nik' ? typed.replace(/\s/g, '') : typed
		setTyped(true)
		setFilled((before) => {
			const after = { ...before, values: { ...before.values, [field]: value } }
			return field === 'nik' ? fillFromNik(after, value, hariIni) : after
		})
		setDoubtful((before) => new Set([...before].filter((each) => each !== field)))
	}
	const leave = (field: PasienField) => setLeft((before) => new Set(before).add(field))
	/** An incomplete patient shows every missing field, a new one only invalid values after the field lost the focus. */
	const lackOf = (field: PasienField) => {
		const isTold = pasien?.isComplete === false || (left.has(field) && values[field].trim() !== '')
		return isTold ? lackingField(field, values[field], hariIni) : null
	}
	const isOfNik = (field: PasienField) => filled.ofNik[field] !== undefined && filled.ofNik[field] === values[field]
	const about = (field: PasienField) => ({ lack: lackOf(field), isDoubtful: doubtful.has(field) || isOfNik(field) })

	return {
		values,
		/** What the form lacks for a complete patient, as a sentence. */
		kurang: describeKurang(
			pasienFields.filter((field) => lackingField(field, values[field], hariIni)),
			values,
		),
		/** How the birth date is understood; null when it is not. */
		tanggalTerbaca: describeTanggalLahir(values.tanggalLahir, hariIni),
		message,
		/** For screen readers. */
		ofNik: describeFields(pasienFields.filter(isOfNik)),
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
			setTyped(true)
			setFilled(({ values: before }) => ({ values: { ...before, ...valuesOfKtp(read) }, ofNik: {} }))
			setDoubtful(
				(before) => new Set([...before].filter((field) => !Object.hasOwn(read, field)).concat(doubtfulOfKtp(read))),
			)
			setMessage(describeKtp(read))
		},
		/** The typed values are saved. */
		forget: () => drafts.delete(draft),
	}
}

const describeFields = (fields: PasienField[]) => fields.map((field) => namaIsian[field]).join(', ')

/** `Belum diisi: NIK, tanggal lahir`, and what is filled in but not valid; empty when nothing is missing. */
export function describeKurang(kurang: PasienField[], values: Record<PasienField, string | null>): string {
	const isFilled = (field: PasienField) => Boolean(values[field]?.trim())
	const empty = describeFields(kurang.filter((field) => !isFilled(field)))
	const invalid = describeFields(kurang.filter(isFilled))
	return [empty && `Belum diisi: ${empty}`, invalid && `Perlu diperbaiki: ${invalid}`].filter(Boolean).join('. ')
}

/** `20 Januari 2020 (6 tahun)`; null for what is no birth date. */
function describeTanggalLahir(typed: string, hariIni: string): string | null {
	const tanggal = readTanggal(typed)
	const umur = sebutUmur(typed, hariIni)
	return tanggal && umur && `${formatTanggal(tanggal)} (${umur})`
}

/** What a field lacks for a complete patient, as a sentence, or null. The server decides in the end. */
export function lackingField(field: PasienField, value: string, hariIni: string): string | null {
	const typed = value.trim()
	if (typed === '') return field === 'jenisKelamin' ? 'Belum dipilih' : 'Belum diisi'
	// Dots are digits that the server masked.
	if (field === 'nik' && !/^[\d•]{16}$/.test(typed))
		return `NIK harus 16 angka, ini ${typed.replace(/[^\d•]/g, '').length}`
	if (field !== 'tanggalLahir') return null
	const lahir = readTanggal(typed)
	if (lahir) return lahir > hariIni ? 'Tanggal ini belum tiba' : null
	const hasShortYear = /^\d{6}$|\D\d{2}$/.test(typed)
	return hasShortYear ? 'Tulis tahunnya 4 angka, contoh: 25-07-1990' : 'Tulis seperti contoh: 25-07-1990'
}
