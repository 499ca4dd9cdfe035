import { foldText } from './fold-text.ts'

interface Named {
	kode: string
	atasNama: string
	noTelp: string
	/** The names of its patients. */
	pasien: string[]
}

/** What a reservation is found by, a line each: no term holds a line's end, so none is found across two of them. */
export const cariReservasi = ({ kode, atasNama, noTelp, pasien }: Named): string =>
	[...new Set([kode.replaceAll('-', ''), atasNama, ...pasien, digitsOf(noTelp).replace(/^0/, '62')])]
		.map(foldText)
		.join('\n')

const digitsOf = (text: string) => text.replace(/\D/g, '')

/**
 * The ways in which a typed term may be meant, each as the parts that all have to be there: the words of a name, a code
 * with its dashes, a phone number however it is spelt.
 */
export function waysToFind(term: string): string[][] {
	const words = foldText(term)
		.split(' ')
		.filter((word) => word !== '')
		.slice(0, MAX_WORDS)
	const ways = [words]
	if (!codeOrNumber.test(foldText(term))) return ways
	const together = foldText(term).replace(/[^a-z0-9]/g, '')
	if (together !== words.join(' ')) ways.push([together])
	if (/^0\d+$/.test(together)) ways.push([together.replace(/^0/, '62')])
	return ways
}

const MAX_WORDS = 8
/** Nothing but what is written in codes and phone numbers, and enough of it. */
const codeOrNumber = /^([\s+().-]*[a-z0-9]){3}[a-z0-9\s+().-]*$/
