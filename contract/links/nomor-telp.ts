/** Digits, with blanks, dashes, points and brackets between them and a plus before them. */
const NOMOR = /^[( ]*\+?[\d ().-]+$/
/** From `119` to the longest number of the telephone network. */
const DIGITS = { min: 3, max: 15 }

export function isNomorTelp(text: string): boolean {
	const { length } = text.replace(/\D/g, '')
	return NOMOR.test(text) && length >= DIGITS.min && length <= DIGITS.max
}
