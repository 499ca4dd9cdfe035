import type { PasienBody } from '../../../contract/pasien.ts'
import { readTanggalLahir } from './tanggal-lahir.ts'

/** The fields of the patient form as text. */
export type PasienValues = Record<keyof PasienBody, string>

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
