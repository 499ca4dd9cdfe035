import type { KtpField, KtpRead, KtpValue } from './ktp/ktp-read.ts'

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
