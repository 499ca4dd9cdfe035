// Without zod, for the pages of the site.

import { KODE_ALPHABET } from '../reservasi/kode-alphabet.ts'

export const jaminan = ['BPJS', 'UMUM', 'ASURANSI'] as const

/** Short enough to type from a phone: a million codes, for the drafts of a few days. Two drafts may have the same one. */
export const PANJANG_KODE_DRAF = 4

/** A code that the browser makes, so that WhatsApp opens without waiting for the server: `7KQ4`. */
export const newKodeDraf = (): string =>
	Array.from(
		crypto.getRandomValues(new Uint8Array(PANJANG_KODE_DRAF)),
		(byte) => KODE_ALPHABET[byte % KODE_ALPHABET.length],
	).join('')

/** The code in what was typed or pasted, as far as it is there: `kode: 7kq4`. */
export const readKodeDraf = (text: string): string =>
	text
		.toUpperCase()
		.replace(/^\s*KODE\b/, '')
		.replace(/[^0-9A-Z]/g, '')

/** Whether it may be a whole code, and not a part of a name or a number. */
export const isKodeDraf = (text: string): boolean => {
	const kode = readKodeDraf(text)
	return kode.length === PANJANG_KODE_DRAF && [...kode].every((letter) => KODE_ALPHABET.includes(letter))
}

/** The message with its code as one more line at the end. */
export const withKode = (text: string, kode: string | undefined): string => (kode ? `${text}\n\nKode: ${kode}` : text)
