const VISIBLE_END = 3

/** Enough to recognise one's own number, not enough to call a stranger's: `•••••••••001`. */
export function maskNoTelp(noTelp: string): string {
	const digits = noTelp.replace(/\D/g, '')
	if (digits.length <= VISIBLE_END * 2) return '•'.repeat(digits.length)
	return '•'.repeat(digits.length - VISIBLE_END) + digits.slice(-VISIBLE_END)
}
