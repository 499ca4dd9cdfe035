import { namaJenisKelamin } from '../pasien/jenis-kelamin.ts'
import type { Pasien } from '../pasien/pasien.ts'
import { hitungUmur, sebutUmur } from '../pasien/tanggal-lahir.ts'
import type { JenisKelamin } from '../shapes.ts'
import type { ShopItemRingkas } from './shop.ts'

type Rules = Pick<ShopItemRingkas, 'usia' | 'jenisKelamin'>
export type Person = Pick<Pasien, 'nama' | 'tanggalLahir' | 'jenisKelamin'>

/**
 * The reasons why a package does not suit a patient, as sentences. No age group means any age, no sex means any sex,
 * and unknown data of the patient is no reason.
 */
export function unmetPaketRules({ usia, jenisKelamin }: Rules, pasien: Person, hariIni: string): string[] {
	const umur = hitungUmur(pasien.tanggalLahir, hariIni)
	const sex = pasien.jenisKelamin
	const sentences: string[] = []
	if (umur !== null && usia.length > 0 && !usia.some(({ usiaMin, usiaMax }) => usiaMin <= umur && umur <= usiaMax)) {
		const groups = list(usia.map(({ nama }) => nama.charAt(0).toLowerCase() + nama.slice(1)))
		sentences.push(`Paket ini untuk usia ${groups}. ${pasien.nama} berusia ${sebutUmur(pasien.tanggalLahir, hariIni)}.`)
	}
	if (sex && jenisKelamin.length > 0 && !jenisKelamin.includes(sex))
		sentences.push(`Paket ini untuk ${list(jenisKelamin.map(sexOf))}. ${pasien.nama} ${sexOf(sex)}.`)
	return sentences
}

const sexOf = (sex: JenisKelamin) => namaJenisKelamin[sex].toLowerCase()

const list = (words: string[]) => new Intl.ListFormat('id', { type: 'conjunction' }).format(words)
