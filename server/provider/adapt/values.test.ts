import { expect, test } from 'vitest'
import { agesOf } from './shop.ts'
import * as values from './values.ts'

const schemas = { ...values }

const march = Date.parse('2026-03-05T09:30:00+07:00')

test.for<[keyof typeof values, unknown, unknown]>([
	['text', null, ''],
	['text', 12, '12'],
	['idText', 7, '7'],
	['idText', { $oid: '64f0' }, '64f0'],
	['idText', { _id: 7, nama: 'Poli' }, '7'],
	['fileName', '', null],
	['fileName', 'a.webp', 'a.webp'],
	['fileName', 'foto-dokter/a.webp', 'a.webp'],
	['fileName', 'https://rs.example/images/foto-dokter/dr%20a.webp?v=2', 'dr a.webp'],
	['fileName', { url: '/images/foto-dokter/a.webp' }, 'a.webp'],
	['fileNames', 'a.webp', ['a.webp']],
	['fileNames', '["a.webp","b.webp"]', ['a.webp', 'b.webp']],
	['fileNames', [{ content: 'a.webp' }, '', null], ['a.webp']],
	['fileNames', null, []],
	['link', 'javascript:alert(1)', ''],
	['link', 'https://rs.example/a', 'https://rs.example/a'],
	['decimal', '4,5', 4.5],
	['decimal', '4.5', 4.5],
	['count', null, 0],
	['count', '1.234', 1234],
	['rupiah', 450_000, 450_000],
	['rupiah', '450000', 450_000],
	['rupiah', '450000.00', 450_000],
	['rupiah', 'Rp 450.000', 450_000],
	['rupiah', 'Rp. 1.250.000,00', 1_250_000],
	['flag', 'true', true],
	['flag', '1', true],
	['flag', 0, false],
	['flag', 'false', false],
	['flag', null, false],
	['epochMs', march, march],
	['epochMs', march / 1000, march],
	['epochMs', String(march), march],
	['epochMs', String(march / 1000), march],
	['epochMs', '2026-03-05T02:30:00.000Z', march],
	['epochMs', '2026-03-05 09:30:00', march],
	['epochMs', '2026-03-05', Date.parse('2026-03-05T00:00:00+07:00')],
	['tanggal', '2026-11-20', '2026-11-20'],
	['tanggal', '2026-11-20T00:00:00.000Z', '2026-11-20'],
	['tanggal', '2026-11-19T17:00:00.000Z', '2026-11-20'],
	['tanggal', '20-11-2026', '2026-11-20'],
	['tanggal', '5/1/2026', '2026-01-05'],
	['tanggal', march, '2026-03-05'],
	['jam', '8.00', '08:00'],
	['jam', '08:30:00', '08:30'],
	['jam', 8, '08:00'],
	['noTelpType', 'WhatsApp', 'wa'],
	['noTelpType', 'WA', 'wa'],
	['noTelpType', null, 'telp'],
	['jenisKelamin', 'L', 'l'],
	['jenisKelamin', 'Laki-laki', 'l'],
	['jenisKelamin', 'PEREMPUAN', 'p'],
	['jenisKelamin', '', null],
	['hari', ['SENIN', "jum'at"], ['Senin', 'Jumat']],
	['hari', 'Senin, Rabu dan Ahad', ['Senin', 'Rabu', 'Minggu']],
	['html', '<p onclick="x()">Ya</p><script>1</script>', '<p>Ya</p>'],
	[
		'html',
		'<img alt="a" src="https://rs.example/images/artikel/a b.webp"><img src=\'https://lain.example/a.webp\'>',
		'<img alt="a" src="/images/artikel/a%20b.webp">',
	],
])('%s reads %o as %o', ([name, given, expected]) => {
	expect(schemas[name].safeParse(given).data).toEqual(expected)
})

test.for<[keyof typeof values, unknown]>([
	['name', ' '],
	['name', null],
	['idText', null],
	['rupiah', 'gratis'],
	['epochMs', 'kemarin'],
	['tanggal', '2026-02-30'],
	['jam', 'pagi'],
	['hari', ['Monday']],
])('%s does not read %o', ([name, given]) => {
	expect(schemas[name].safeParse(given).success).toBe(false)
})

test.for<[string, number, number]>([
	['17-60 tahun', 17, 60],
	['Anak (1 - 12 tahun)', 1, 12],
	['Di atas 60 tahun', 60, 120],
	['> 40', 40, 120],
	['Di bawah 5 tahun', 0, 5],
	['Dewasa', 18, 59],
	['Dewasa dan Lansia', 18, 120],
	['Bayi', 0, 1],
	['Semua usia', 0, 120],
])('the age group %s means %d to %d years', ([nama, usiaMin, usiaMax]) => {
	expect(agesOf(nama)).toEqual({ usiaMin, usiaMax })
})
