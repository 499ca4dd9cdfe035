import { expect, test } from 'vitest'
import type { PasienField } from '../../../contract/pasien/isian.ts'
import { describeKurang, lackingField } from './use-pasien-fields.ts'

const TODAY = '2026-11-16'

test.each<[PasienField, string, string | null]>([
	['nama', '', 'Belum diisi'],
	['nama', '  ', 'Belum diisi'],
	['nama', 'Siti', null],
	['jenisKelamin', '', 'Belum dipilih'],
	['jenisKelamin', 'p', null],
	['nik', '3510012507900003', null],
	['nik', ' 3510012507900003 ', null],
	['nik', '351001250790000', 'NIK harus 16 angka, ini 15'],
	['nik', '351001250790000a', 'NIK harus 16 angka, ini 15'],
	['nik', '••••••••••••0003', null],
	['tanggalLahir', '25-07-1990', null],
	['tanggalLahir', '1990-07-25', null],
	['tanggalLahir', '25/7/1990', null],
	['tanggalLahir', '25 Juli 1990', null],
	['tanggalLahir', '16-11-2026', null],
	['tanggalLahir', '17-11-2026', 'Tanggal ini belum tiba'],
	['tanggalLahir', '17112026', 'Tanggal ini belum tiba'],
	['tanggalLahir', '25-07-90', 'Tulis tahunnya 4 angka, contoh: 25-07-1990'],
	['tanggalLahir', '250790', 'Tulis tahunnya 4 angka, contoh: 25-07-1990'],
])('%s %j lacks %j', (field, value, lack) => {
	expect(lackingField(field, value, TODAY)).toBe(lack)
})

test.each(['kemarin', '31-04-1990', '25 Juli'])('the date %s gets a hint about the format', (value) => {
	expect(lackingField('tanggalLahir', value, TODAY)).toContain('contoh: 25-07-1990')
})

const empty = { nik: '', nama: '', noTelp: '', tempatLahir: '', tanggalLahir: '', jenisKelamin: '', alamatLengkap: '' }

test('what is missing is named, and apart from it what is not valid', () => {
	const values = { ...empty, nama: 'Siti', tanggalLahir: 'kemarin', jenisKelamin: null }
	expect(describeKurang(['nik', 'tanggalLahir', 'jenisKelamin'], values)).toBe(
		'Belum diisi: NIK, jenis kelamin. Perlu diperbaiki: tanggal lahir',
	)
	expect(describeKurang(['nik'], values)).toBe('Belum diisi: NIK')
	expect(describeKurang([], values)).toBe('')
})
