import { expect, test } from 'vitest'
import { readScan } from './read-scan.ts'

const KODE = 'K7MPQ-X3WVT-9HBCD'

test.each([
	KODE,
	'k7mpqx3wvt9hbcd',
	' K7MPQ X3WVT 9HBCD ',
	`https://rs.example.com/reservasi-status/${KODE}`,
	`http://localhost:3000/reservasi-status/${KODE.toLowerCase()}?dari=qr#atas`,
	`${KODE}\n`,
	// A scanner set to an American keyboard on an Indonesian or German machine.
	`httpsÖ--rs.example.com-reservasißstatus-${KODE.replaceAll('-', 'ß')}`,
])('%s is the code', (typed) => expect(readScan(typed)).toBe(KODE))

const ADDRESS = 'https://rs.example.com/reservasi-status/'

test.each(['', 'Siti Rahma', '0812-3456-7890', 'K7MPQ-X3WVT', `${KODE}X`, ADDRESS, `${ADDRESS}${KODE}X`])(
	'%j is no code',
	(typed) => expect(readScan(typed)).toBeNull(),
)
