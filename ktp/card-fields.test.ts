import { expect, test } from 'vitest'
import { joinAddress, readBirth, readName, readPlain, readSex } from './card-fields.ts'

test.each([
	['BUDI SANTOSO', 'BUDI SANTOSO'],
	[': | MADE WIRAWAN —', 'I MADE WIRAWAN'],
	['1 MADE WIRAWAN', 'I MADE WIRAWAN'],
	["H. ABD. RA'UF, S.PD.", "H. ABD. RA'UF, S.PD."],
	['. SITI  NUR-AINI ,', 'SITI NUR-AINI'],
	['©®', ''],
])('the name of "%s"', (text, name) => expect(readName(text)).toBe(name))

test.each([
	['SURABAYA, 31-10-1998', 'SURABAYA', '31-10-1998'],
	['SITUBONDO, 30-12- 1979', 'SITUBONDO', '30-12-1979'],
	['PROBOLINGGO. 2I-O6-I965.', 'PROBOLINGGO', '21-06-1965'],
	['KOTA BATU,29—02—1988', 'KOTA BATU', '29-02-1988'],
	['JEMBER, 31-02-1990', 'JEMBER', undefined],
	['JEMBER, 20-02-1088', 'JEMBER', undefined],
	['JEMBER, 03-11', 'JEMBER', undefined],
	['BANYU', 'BANYU', undefined],
])('place and date of "%s"', (text, tempatLahir, tanggalLahir) =>
	expect(readBirth(text)).toEqual({ tempatLahir, tanggalLahir }),
)

test.each([
	['LAKI-LAKI', 'l'],
	['LAK-LAKI Gol', 'l'],
	['LAKI', 'l'],
	['PEREMPUAN', 'p'],
	['PEREMFUAN', 'p'],
	['PEREMPU', 'p'],
	['GURU', undefined],
	['', undefined],
])('the sex of "%s"', (text, sex) => expect(readSex(text)).toBe(sex))

test('an address is one line with the street first and without unread parts', () => {
	expect(readPlain('. JL. IKAN HIU NO. 33 —')).toBe('JL. IKAN HIU NO. 33')
	expect(readPlain('JL IKAN HIU NO. 33')).toBe('JL. IKAN HIU NO. 33')
	const parts = { alamat: 'DUSUN KRAJAN', rtRw: '001/003', desa: 'KEDUNGREJO', kecamatan: 'MUNCAR' }
	expect(joinAddress(parts)).toBe('DUSUN KRAJAN, RT/RW 001/003, KEL/DESA KEDUNGREJO, KEC. MUNCAR')
	expect(joinAddress({ ...parts, rtRw: '00/3', desa: '' })).toBe('DUSUN KRAJAN, KEC. MUNCAR')
})
