import { expect, test } from 'vitest'
import { describeKtp, doubtfulOfKtp, valuesOfKtp } from './ktp-read.ts'

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
