import { expect, test } from 'vitest'
import { type KolomSimrs, simrsText } from './simrs.ts'

const values: Record<KolomSimrs, string> = {
	nik: '',
	nama: 'Siti Rahma',
	tempatLahir: 'Banyuwangi',
	tanggalLahir: '25-07-1990',
	jenisKelamin: 'P',
	alamatLengkap: 'Jalan Melati 1\nRT 2\tRW 3',
	noTelp: '+62 812-3456',
	kode: 'K7MPQ-X3WVT-9HBCD',
	tanggalVisit: '2026-11-17',
	paket: 'MCU Dasar; Cek Gula',
	atasNama: 'Ibu Siti',
}

test('the values are in the order of the columns, and a missing one leaves its column empty', () => {
	expect(simrsText(['nama', 'nik', 'noTelp', 'kode'], values)).toBe('Siti Rahma\t\t+62 812-3456\tK7MPQ-X3WVT-9HBCD')
})

test('a value with tabs or line breaks stays in its column', () => {
	expect(simrsText(['alamatLengkap', 'nama'], values)).toBe('Jalan Melati 1 RT 2 RW 3\tSiti Rahma')
})

test.each(['=1+cmd', '@SUM(A1)', '+cmd|calc', '-2+cmd', ' =1+cmd'])('a spreadsheet runs no formula: %s', (typed) => {
	expect(simrsText(['nama'], { ...values, nama: typed })).toMatch(/^(1\+cmd|SUM\(A1\)|cmd\|calc|2\+cmd)$/)
})
