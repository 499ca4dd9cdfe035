import { expect, test } from 'vitest'
import { line, textOf } from '../tests/support/test-card.ts'
import { cardRows } from './card-rows.ts'

const SLOPE = -0.06
/** A label and its value, recognised as separate lines. */
const pair = (label: string, value: string, y: number) => [
	line(label, 100, y, SLOPE),
	line(value, 400, y + SLOPE * 300, SLOPE),
]

test('the label and the value of a tilted card are joined, rows from top to bottom', () => {
	const [nama, namaValue] = pair('Nama', ': DEWI AYU LESTARI', 300)
	const [lahir, lahirValue] = pair('Tempat/Tgl Lahir', ': SITUBONDO, 30-12-1979', 338)
	const [alamat, alamatValue] = pair('Alamat', ': JL. RAYA SITUBONDO KM 7', 376)
	const lines = [namaValue, lahirValue, alamatValue, alamat, nama, lahir].filter((each) => each !== undefined)
	const rows = cardRows(lines)
	expect(rows.map(({ words }) => textOf(words))).toEqual([
		'Nama : DEWI AYU LESTARI',
		'Tempat/Tgl Lahir : SITUBONDO, 30-12-1979',
		'Alamat : JL. RAYA SITUBONDO KM 7',
	])
	for (const { slope } of rows) expect(slope).toBeCloseTo(SLOPE, 5)
})

test('a line without words gives no row, and neither do no lines', () => {
	expect(cardRows([line('   ', 0, 20)])).toEqual([])
	expect(cardRows([])).toEqual([])
})

test('lines below each other stay separate rows', () => {
	expect(cardRows([line('BANYUWANGI', 900, 500), line('05-09-2016', 900, 530)])).toHaveLength(2)
})
