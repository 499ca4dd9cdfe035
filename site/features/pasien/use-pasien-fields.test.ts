import { expect, test } from 'vitest'
import type { PasienBody } from '../../../contract/pasien/pasien.ts'
import { describeKtp, doubtfulOfKtp, lackingField, valuesOfKtp } from './use-pasien-fields.ts'

const sure = (value: string) => ({ value, isDoubtful: false })
const unsure = (value: string) => ({ value, isDoubtful: true })

test('only the fields that were read go into the form', () => {
	expect(valuesOfKtp({ nik: sure('3510012507900003'), nama: unsure('SITI') })).toEqual({
		nik: '3510012507900003',
		nama: 'SITI',
	})
	expect(valuesOfKtp({})).toEqual({})
})

test('doubtful fields are listed and described', () => {
	const read = { nik: unsure('351'), tanggalLahir: unsure('25-07-1990'), nama: sure('SITI') }
	expect(doubtfulOfKtp(read)).toEqual(['nik', 'tanggalLahir'])
	expect(describeKtp(read)).toBe('3 isian diisi dari KTP. Periksa kembali: NIK, tanggal lahir.')
})

test('a sure reading asks for a comparison, and an empty reading has no description', () => {
	expect(describeKtp({ nama: sure('SITI') })).toBe(
		'1 isian diisi dari KTP. Cocokkan dengan kartunya sebelum menyimpan.',
	)
	expect(describeKtp({})).toBe('')
})

const TODAY = '2026-11-16'

test.each<[keyof PasienBody, string, string | null]>([
	['nama', '', 'Belum diisi'],
	['nama', '  ', 'Belum diisi'],
	['nama', 'Siti', null],
	['jenisKelamin', '', 'Belum dipilih'],
	['jenisKelamin', 'p', null],
	['nik', '3510012507900003', null],
	['nik', ' 3510012507900003 ', null],
	['nik', '351001250790000', 'NIK harus 16 angka, tanpa spasi'],
	['nik', '3510 0125 0790 0003', 'NIK harus 16 angka, tanpa spasi'],
	['tanggalLahir', '25-07-1990', null],
	['tanggalLahir', '1990-07-25', null],
	['tanggalLahir', '16-11-2026', null],
	['tanggalLahir', '17-11-2026', 'Tanggal ini belum tiba'],
])('%s %j lacks %j', (field, value, lack) => {
	expect(lackingField(field, value, TODAY)).toBe(lack)
})

test.each(['25/07/1990', '25 Juli 1990', '31-04-1990', '5-7-1990'])(
	'the date %s gets a hint about the format',
	(value) => {
		expect(lackingField('tanggalLahir', value, TODAY)).toContain('contoh: 25-07-1990')
	},
)
