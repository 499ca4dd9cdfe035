/** The fields of a patient's form, as sentences name them, in its order. Apart from the shapes: the site needs them without zod. */
export const namaIsian = {
	nik: 'NIK',
	nama: 'nama lengkap',
	noTelp: 'nomor telepon',
	tempatLahir: 'tempat lahir',
	tanggalLahir: 'tanggal lahir',
	jenisKelamin: 'jenis kelamin',
	alamatLengkap: 'alamat lengkap',
}
export type PasienField = keyof typeof namaIsian
export const pasienFields = Object.keys(namaIsian) as PasienField[]
