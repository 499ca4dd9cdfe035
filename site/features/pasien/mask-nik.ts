const SHOWN = 4

/** The NIK as it may stand in a list: its last digits, and of a short one hardly any. */
export function maskNik(nik: string): { dots: string; end: string } {
	const shown = Math.min(SHOWN, Math.floor(nik.length / SHOWN))
	return { dots: '•'.repeat(nik.length - shown), end: nik.slice(nik.length - shown) }
}
