import { expect, test } from 'vitest'
import { unmetPaketRules } from './paket-rules.ts'
import type { ShopItemRingkas } from './shop.ts'

const TODAY = '2026-11-16'

const group = (nama: string, usiaMin: number, usiaMax: number) => ({ id: nama, uri: nama, nama, usiaMin, usiaMax })
const anak = group('Anak (2–11 tahun)', 2, 11)
const dewasa = group('Dewasa (18–59 tahun)', 18, 59)
const lansia = group('Lansia (60 tahun ke atas)', 60, 120)

type Rules = Pick<ShopItemRingkas, 'usia' | 'jenisKelamin'>
const forWomen: Rules = { usia: [dewasa, lansia], jenisKelamin: ['p'] }

const born = (tanggalLahir: string, jenisKelamin: 'l' | 'p' | null = 'p') => ({
	nama: 'Siti',
	tanggalLahir,
	jenisKelamin,
})

test('a suitable package has no unmet rules', () => {
	expect(unmetPaketRules(forWomen, born('25-07-1990'), TODAY)).toEqual([])
})

test.each([
	['the day before the 18th birthday', '17-11-2008', ['usia']],
	['on the 18th birthday', '16-11-2008', []],
	['on the last day of 59', '17-11-1966', []],
	['on the first day of the next group', '16-11-1966', []],
	['in the oldest year', '17-11-1905', []],
	['a year past it', '16-11-1905', ['usia']],
])('both ends of an age group belong to it: %s', (_, tanggalLahir, expected) => {
	const sentences = unmetPaketRules(forWomen, born(tanggalLahir), TODAY)
	expect(sentences.map((sentence) => sentence.split(' ')[3])).toEqual(expected)
})

test('unmet rules of age and sex are sentences', () => {
	expect(unmetPaketRules(forWomen, born('01-01-2017', 'l'), TODAY)).toEqual([
		'Paket ini untuk usia dewasa (18–59 tahun) dan lansia (60 tahun ke atas). Siti berusia 9 tahun.',
		'Paket ini untuk perempuan. Siti laki-laki.',
	])
})

test('an age between two groups does not suit', () => {
	const [sentences] = unmetPaketRules({ usia: [anak, dewasa], jenisKelamin: ['l', 'p'] }, born('01-01-2012'), TODAY)
	expect(sentences).toContain('berusia 14 tahun')
})

test('a package without age groups and sexes suits every patient', () => {
	expect(unmetPaketRules({ usia: [], jenisKelamin: [] }, born('01-01-2026', 'l'), TODAY)).toEqual([])
})

test('unknown data of the patient breaks no rule', () => {
	expect(unmetPaketRules(forWomen, born('besok', null), TODAY)).toEqual([])
})
