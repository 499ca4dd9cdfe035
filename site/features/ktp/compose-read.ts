import { joinAddress, readBirth, readName, readPlain, readSex } from './card-fields.ts'
import type { KtpField, KtpRead } from './ktp-read.ts'
import { birthOfNik } from './nik.ts'
import { type NikReadings, settleNik } from './settle-nik.ts'
import { vote } from './vote.ts'

export interface LineReading {
	/** The readings of the same line. */
	texts: string[]
	/** The end of the line is faint. */
	isFaint: boolean
}

export interface CardReadings {
	nama: LineReading
	lahir: LineReading
	alamat: LineReading
	nik: Pick<NikReadings, 'shapes' | 'texts'>
	kelamin: string
	rtRw: string
	desa: string
	kecamatan: string
}

/** The fields of the form. A contradiction between printed date, printed sex and NIK makes a field doubtful. */
export function composeRead({ nama, lahir, alamat, nik, kelamin, ...places }: CardReadings, thisYear: number): KtpRead {
	const births = lahir.texts.map(readBirth)
	const dates = births.map(({ tanggalLahir }) => tanggalLahir ?? '')
	const printed = vote(dates)
	const sex = readSex(kelamin)
	const settled = settleNik({ ...nik, tanggalLahir: printed.value || undefined, sex })
	const ofNik = settled && birthOfNik(settled.value, thisYear)
	const names = vote(nama.texts.map(readName))
	const tempat = vote(births.map(({ tempatLahir }) => tempatLahir))
	const date = vote([...dates, ofNik?.tanggalLahir ?? ''])
	const street = vote(alamat.texts.map(readPlain))
	const address = joinAddress({
		alamat: street.value,
		rtRw: readPlain(places.rtRw),
		desa: readPlain(places.desa),
		kecamatan: readPlain(places.kecamatan),
	})

	const read: KtpRead = {}
	const put = (field: KtpField, value: string | undefined, isDoubtful: boolean) => {
		if (value) read[field] = { value, isDoubtful }
	}
	put('nik', settled?.value, settled?.isDoubtful ?? true)
	put('nama', names.value, nama.isFaint || !names.isSure)
	put('tempatLahir', tempat.value, lahir.isFaint || !tempat.isSure)
	put('tanggalLahir', date.value, !printed.isSure || (ofNik !== undefined && ofNik.tanggalLahir !== date.value))
	put('jenisKelamin', sex ?? ofNik?.sex, sex === undefined || (ofNik !== undefined && ofNik.sex !== sex))
	put('alamatLengkap', street.value && address, alamat.isFaint || !street.isSure)
	return read
}
