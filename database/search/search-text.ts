import { foldText } from './fold-text.ts'

interface Named {
	kode: string
	atasNama: string
	noTelp: string
	/** The patients' names. */
	pasien: string[]
}

/** The searchable text of a reservation, one line each: a term has no line break, so it never matches across lines. */
export const reservasiSearchText = ({ kode, atasNama, noTelp, pasien }: Named): string =>
	[...new Set([kode.replaceAll('-', ''), atasNama, ...pasien, phoneText(noTelp)])].map(foldText).join('\n')

/** The digits of a phone number, with `62` for the first `0`. */
const phoneText = (noTelp: string): string => noTelp.replace(/\D/g, '').replace(/^0/, '62')

/**
 * The interpretations of a typed term: the words of a name, a code with or without dashes, a phone number in any
 * spelling. Each is a list of parts that must all be present.
 */
export function interpretTerm(term: string): string[][] {
	const words = foldText(term)
		.split(' ')
		.filter((word) => word !== '')
		.slice(0, MAX_WORDS)
	const interpretations = [words]
	if (!codeOrNumber.test(foldText(term))) return interpretations
	const together = foldText(term).replace(/[^a-z0-9]/g, '')
	if (together !== words.join(' ')) interpretations.push([together])
	if (/^0\d+$/.test(together)) interpretations.push([together.replace(/^0/, '62')])
	return interpretations
}

const MAX_WORDS = 8
/** At least three characters, and only those of codes and phone numbers. */
const codeOrNumber = /^([\s+().-]*[a-z0-9]){3}[a-z0-9\s+().-]*$/

/** The searchable text of a patient: the name and the phone number, one line each. */
export const pasienSearchText = ({ nama, noTelp }: { nama: string; noTelp: string }): string =>
	[foldText(nama), phoneText(noTelp)].join('\n')
