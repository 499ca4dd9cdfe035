import type { PasienBody } from '../../../contract/pasien.ts'
import { readTanggalLahir } from './tanggal-lahir.ts'

/** The patient form's fields as they are typed; no sex chosen is empty text. */
export type PasienValues = Record<keyof PasienBody, string>

/** What a field lacks for a patient to be complete, in words; null when it lacks nothing. The server has the last word. */
export function lackingField(field: keyof PasienBody, value: string, hariIni: string): string | null {
	const typed = value.trim()
	if (typed === '') return field === 'jenisKelamin' ? 'Belum dipilih' : 'Belum diisi'
	// Dots stand for digits that the server has and did not tell.
	if (field === 'nik' && !/^[\d•]{16}$/.test(typed)) return 'NIK terdiri dari 16 angka, tanpa spasi'
	if (field !== 'tanggalLahir') return null
	const lahir = readTanggalLahir(typed)
	if (!lahir) return 'Tulis tanggal, bulan, dan tahun dengan tanda hubung, misalnya 25-07-1990'
	return lahir > hariIni ? 'Tanggal ini belum tiba' : null
}
