import { birthOfNik } from '../contract/pasien/nik.ts'
import { joinAddress, readBirth, readName, readPlain, readSex } from './card-fields.ts'
import type { KtpField, KtpRead } from './ktp-read.ts'
import { type NikReadings, settleNik } from './settle-nik.ts'
import { CONFIDENT, type Reading, vote } from './vote.ts'

export interface LineReading {
	readings: Reading[]
	/** The end of the line is faint. */
	isFaint: boolean
}

export interface CardReadings {
	nama: LineReading
	lahir: LineReading
	alamat: LineReading
	nik: Pick<NikReadings, 'shapes' | 'texts'>
	kelamin: string
	rtRw: Reading
	desa: Reading
	kecamatan: Reading
}

/** The fields of the form. A contradiction between printed date, printed sex and NIK makes a field doubtful. */
export function composeRead({ nama, lahir, alamat, nik, kelamin, ...places }: CardReadings, thisYear: number): KtpRead {
	const dates = readAs(lahir, (text) => readBirth(text).tanggalLahir ?? '')
	const printed = vote(dates)
	const sex = readSex(kelamin)
	const settled = settleNik({ ...nik, tanggalLahir: printed.value || undefined, sex })
	const ofNik = settled && birthOfNik(settled.value, `${thisYear - OLD_ENOUGH}-12-31`)
	const names = vote(readAs(nama, readName))
	const tempat = vote(readAs(lahir, (text) => readBirth(text).tempatLahir))
	const date = vote([...dates, { text: ofNik?.tanggalLahir ?? '', confidence: 0 }])
	const street = vote(readAs(alamat, readPlain))
	const address = joinAddress({
		alamat: street.value,
		rtRw: readPlain(places.rtRw.text),
		desa: readPlain(places.desa.text),
		kecamatan: readPlain(places.kecamatan.text),
	})
	const isAddressSure = street.isSure && Object.values(places).every(({ confidence }) => confidence >= CONFIDENT)

	const read: KtpRead = {}
	const put = (field: KtpField, value: string | undefined, isDoubtful: boolean) => {
		if (value) read[field] = { value, isDoubtful }
	}
	put('nik', settled?.value, settled?.isDoubtful ?? true)
	put('nama', names.value, nama.isFaint || !names.isSure)
	put('tempatLahir', tempat.value, lahir.isFaint || !tempat.isSure)
	put('tanggalLahir', date.value, !printed.isSure || (ofNik !== undefined && ofNik.tanggalLahir !== date.value))
	put('jenisKelamin', sex ?? ofNik?.sex, sex === undefined || (ofNik !== undefined && ofNik.sex !== sex))
	put('alamatLengkap', street.value && address, alamat.isFaint || !isAddressSure)
	return read
}

/** The minimum age for the card. */
const OLD_ENOUGH = 17

const readAs = ({ readings }: LineReading, read: (text: string) => string): Reading[] =>
	readings.map(({ text, confidence }) => ({ text: read(text), confidence }))
