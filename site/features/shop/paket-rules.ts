import type { Pasien } from '../../../contract/pasien/pasien.ts'
import type { ShopItemRingkas } from '../../../contract/shop/shop.ts'
import { hitungUmur } from '../pasien/tanggal-lahir.ts'

type Rules = Pick<ShopItemRingkas, 'usia' | 'jenisKelamin'>
type Person = Pick<Pasien, 'nama' | 'tanggalLahir' | 'jenisKelamin'>

const sexWords = { l: 'laki-laki', p: 'perempuan' } as const

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
		sentences.push(`Paket ini untuk usia ${groups}. ${pasien.nama} berusia ${umur} tahun.`)
	}
	if (sex && jenisKelamin.length > 0 && !jenisKelamin.includes(sex))
		sentences.push(`Paket ini untuk ${list(jenisKelamin.map((each) => sexWords[each]))}.`)
	return sentences
}

const list = (words: string[]) => new Intl.ListFormat('id', { type: 'conjunction' }).format(words)
