/** What a key of another system may do, and how staff read it. */
export const namaCakupan = {
	'jadwal:baca': 'Membaca poli, dokter, jadwal dan cuti',
	'jadwal:tulis': 'Mengisi poli, dokter, jadwal dan cuti',
	'reservasi:baca': 'Membaca reservasi dengan nama dan nomor telepon',
	'reservasi:tulis': 'Mengubah status reservasi',
} as const

export type Cakupan = keyof typeof namaCakupan

export const cakupan = Object.keys(namaCakupan) as [Cakupan, ...Cakupan[]]
