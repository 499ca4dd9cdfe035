import { expect, test } from 'vitest'
import { line } from '../tests/support/test-card.ts'
import { labelRows } from './card-labels.ts'
import { cardRows } from './card-rows.ts'
import { textLine, valueColumn } from './text-line.ts'

const rows = labelRows(
	cardRows([
		line('NIK      : 3510062902880012', 60, 62),
		// OCR missed the leading 'I'.
		line('Nama              :   MADE WIRAWAN', 60, 100),
		line('Tempat/Tgl Lahir  : DENPASAR, 29-02-1988', 60, 138),
		line('Jenis Kelamin     : LAKI-LAKI', 60, 176),
		line('Alamat            : LINGK. PENATARAN', 60, 214),
	]),
).rows
const VALUES = 60 + 20 * 12

test('the column of values starts where most values start', () => {
	expect(valueColumn(rows)(100)).toBe(VALUES)
	expect(valueColumn(rows)(200)).toBe(VALUES)
})

test('a value that starts too late is extended to the column', () => {
	const nama = rows.nama && textLine(rows.nama, valueColumn(rows))
	expect(nama).toMatchObject({ height: 20, y: 90 })
	expect((nama?.x ?? 0) - (nama?.length ?? 0) / 2).toBe(VALUES)
	const alone = rows.nama && textLine(rows.nama, () => Number.POSITIVE_INFINITY)
	expect((alone?.x ?? 0) - (alone?.length ?? 0) / 2).toBe(VALUES + 24)
	expect(textLine({ value: [], slope: 0 }, () => 0)).toBeUndefined()
})
