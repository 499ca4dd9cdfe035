import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { one } from '../../shapes.ts'

/** The values that the desk can copy for the hospital's information system, in the default order. */
export const namaKolomSimrs = {
	nik: 'NIK',
	nama: 'Nama pasien',
	tempatLahir: 'Tempat lahir',
	tanggalLahir: 'Tanggal lahir',
	jenisKelamin: 'Jenis kelamin (L/P)',
	alamatLengkap: 'Alamat',
	noTelp: 'Nomor telepon',
	kode: 'Kode reservasi',
	tanggalVisit: 'Tanggal kunjungan',
	paket: 'Paket',
	atasNama: 'Atas nama',
}
export type KolomSimrs = keyof typeof namaKolomSimrs
export const kolomSimrs = Object.keys(namaKolomSimrs) as KolomSimrs[]

const kolom = z
	.array(z.enum(kolomSimrs))
	.min(1, 'Pilih paling sedikit satu kolom.')
	.refine((names) => new Set(names).size === names.length, 'Satu kolom dipilih dua kali.')

const simrs = z.strictObject({ kolom })
export type Simrs = z.infer<typeof simrs>

export const getSimrs = defineCall('GET /v1/staf/simrs', ['simrs', 'lihat'], {
	summary: 'The columns that the desk copies, as staff ordered them',
	response: one(simrs),
})

export const updateSimrs = defineCall('PATCH /v1/staf/simrs', ['simrs', 'ubah'], {
	summary: 'Changes the columns from those that the caller saw',
	limit: 'tulis',
	body: z.object({ dari: kolom, kolom }),
	response: one(simrs),
})

const isPhone = (text: string) => /^\+?[\d\s().-]*$/.test(text)

/** One line of text. A spreadsheet would run a value that begins like a formula, and visitors typed these values. */
function plainValue(text: string): string {
	const line = text.replace(/\s+/g, ' ').trim()
	return isPhone(line) ? line : line.replace(/^[=@+\s-]+/, '')
}

/** Tab-separated; a missing value leaves its column empty. */
export const simrsText = (columns: readonly KolomSimrs[], values: Record<KolomSimrs, string>): string =>
	columns.map((column) => plainValue(values[column])).join('\t')
