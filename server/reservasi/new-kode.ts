import { randomBytes } from 'node:crypto'
import { KODE_ALPHABET } from '../../contract/reservasi/kode-alphabet.ts'

const LETTERS = 15
const GROUP = 5

/** Fifteen letters of 32, five random bits each: 75 bits cannot be guessed or enumerated. */
export function newKode(): string {
	const letters = Array.from(randomBytes(LETTERS), (byte) => KODE_ALPHABET[byte % KODE_ALPHABET.length])
	return Array.from({ length: LETTERS / GROUP }, (_, group) =>
		letters.slice(group * GROUP, (group + 1) * GROUP).join(''),
	).join('-')
}

/** A typed code: case, blanks and missing dashes do not matter. */
export function normaliseKode(typed: string): string {
	const letters = typed.toUpperCase().replace(/[^0-9A-Z]/g, '')
	return (letters.match(new RegExp(`.{1,${GROUP}}`, 'g')) ?? []).join('-')
}
