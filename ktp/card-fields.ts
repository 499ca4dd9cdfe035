import { isPrintedDate, type Sex } from '../contract/pasien/nik.ts'
import { editDistance } from './card-labels.ts'

/** A name or a place: capital letters, with the marks of 'H. ABD. RA'UF, S.PD.' and 'NUR-AINI'. */
export const readName = (text: string): string =>
	text
		.toUpperCase()
		// A single stroke is the letter I, as in 'I MADE'.
		.replace(/(?<![^\s])[1|!](?=\s)/g, 'I')
		.replace(/[^A-Z .,'-]/g, '')
		.replace(/\s+/g, ' ')
		.replace(/^[ .,'-]+|[ ,'-]+$/g, '')

/** The digits that letters stand for where a digit must be. */
const digitOf: Record<string, string> = { O: '0', Q: '0', D: '0', I: '1', L: '1', '|': '1', Z: '2', S: '5', B: '8' }
const DIGIT = `[\\d${Object.keys(digitOf).join('')}]`
const birth = new RegExp(`^(.*?)[\\s,.;:]+(${DIGIT}{2})\\W*(${DIGIT}{2})\\W*(${DIGIT}{4})\\W*$`)

/** Place and date of birth, 'SURABAYA, 31-10-1998'. */
export function readBirth(text: string): { tempatLahir: string; tanggalLahir: string | undefined } {
	const [, place, ...parts] = birth.exec(text.toUpperCase()) ?? []
	if (place === undefined) return { tempatLahir: readName(text.replace(/[\d].*$/, '')), tanggalLahir: undefined }
	const date = parts.map((part) => part.replace(/\D/g, (letter) => digitOf[letter] ?? letter)).join('-')
	return { tempatLahir: readName(place).replace(/\.$/, ''), tanggalLahir: isPrintedDate(date) ? date : undefined }
}

/** The nearer word by edit distance; undefined if neither is near. */
export function readSex(text: string): Sex | undefined {
	const letters = text.toUpperCase().replace(/[^A-Z]/g, '')
	const man = editDistance(letters, 'LAKILAKI') / 8
	const woman = editDistance(letters, 'PEREMPUAN') / 9
	if (Math.min(man, woman) > 0.5) return letters.includes('LAKI') ? 'l' : undefined
	return man < woman ? 'l' : 'p'
}

/** As printed, without characters that come from the card's pattern, and with the dot of 'JL.', which OCR often misses. */
export const readPlain = (text: string): string =>
	text
		.toUpperCase()
		.replace(/[^A-Z0-9 .,'/()-]/g, '')
		.replace(/\s+/g, ' ')
		.replace(/^[ .,'/-]+|[ ,'/-]+$/g, '')
		.replace(/^JL /, 'JL. ')

type AddressParts = Record<'alamat' | 'rtRw' | 'desa' | 'kecamatan', string>

/** One line, as on a letter. */
export function joinAddress({ alamat, rtRw, desa, kecamatan }: AddressParts): string {
	const rt = /^\d{3}\/\d{3}$/.test(rtRw) ? `RT/RW ${rtRw}` : ''
	return [alamat, rt, desa && `KEL/DESA ${desa}`, kecamatan && `KEC. ${kecamatan}`].filter(Boolean).join(', ')
}
