import { MASK } from '../../contract/pasien/mask-nik.ts'

const VISIBLE_START = 4
/** The last four digits prove that a caller knows the number, so they are never shown. */
const HIDDEN_END = 4

/** Enough to recognise one's own number, not enough to call a stranger's: `0812••••••••`. */
export function maskNoTelp(noTelp: string): string {
	const digits = noTelp.replace(/\D/g, '')
	if (digits.length < VISIBLE_START + HIDDEN_END) return MASK.repeat(digits.length)
	return digits.slice(0, VISIBLE_START) + MASK.repeat(digits.length - VISIBLE_START)
}
