import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvLine } from './csv-line.ts'
import { parseCsv } from './parse-csv.ts'

const options = { known: ['id', 'nama'], max: 100 }
const read = (text: string) => {
	const csv = parseCsv(text, options)
	return 'kesalahan' in csv ? csv.kesalahan : csv.rows.map(({ nomor, cells }) => [nomor, ...cells.values()])
}

test.each([
	['id,nama\r\n1,dr. A\r\n', [[2, '1', 'dr. A']]],
	[
		'\ufeffid;nama\n1;"dr. A; B"\n\n2; x ',
		[
			[2, '1', 'dr. A; B'],
			[4, '2', 'x'],
		],
	],
	[
		'id,nama\n1,"dua\nbaris ""kutip"""\n2,b',
		[
			[2, '1', 'dua\nbaris "kutip"'],
			[4, '2', 'b'],
		],
	],
	[
		"id,nama\n1,'=1+1\n2,'Aisyiyah",
		[
			[2, '1', '=1+1'],
			[3, '2', "'Aisyiyah"],
		],
	],
	['id,nama\n1', [[2, '1', '']]],
	['id,umur\n1,2', 'Kolom tidak dikenal: umur. Yang dikenal: id, nama.'],
	['', 'Kolom tidak dikenal: (kosong). Yang dikenal: id, nama.'],
	['id,id\n', 'Ada kolom yang muncul dua kali.'],
	['id,nama\n1,"x', 'Tanda kutip di dalam berkas tidak berpasangan.'],
	['id,nama\n1,\ufffd', 'Berkas bukan UTF-8. Simpan ulang sebagai “CSV UTF-8”.'],
	[`id,nama\n${'1,a\n'.repeat(101)}`, 'Paling banyak 100 baris sekali impor.'],
])('%j', (text, expected) => {
	expect(read(text)).toEqual(expected)
})

test('every written cell is parsed back unchanged', () => {
	const cell = fc.string({ unit: fc.constantFrom('a', 'é', '"', ',', ';', '=', '+', '@', "'", ' ', '\n') })
	fc.assert(
		fc.property(cell, (nama) => {
			// An apostrophe before a formula is what the writer itself would put there.
			fc.pre(!/^'+\s*[=+@\n]/.test(nama))
			const text = csvLine(['id', 'nama']) + csvLine(['1', nama])
			expect(read(text)).toEqual([[2, '1', nama.trim()]])
		}),
	)
})
