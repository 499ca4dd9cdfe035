const SHOWN = 4

/** The NIK as it may stand in a list: its last digits, and of a short one hardly any. Of a mask it makes the same. */
export function maskNik(nik: string): { dots: string; end: string; whole: string } {
	const shown = Math.min(SHOWN, Math.floor(nik.length / SHOWN))
	const dots = '•'.repeat(nik.length - shown)
	const end = nik.slice(nik.length - shown)
	return { dots, end, whole: dots + end }
}
