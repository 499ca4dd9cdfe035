/** Stands for a hidden digit. A value with it that is sent back means no change. */
export const MASK = '•'

const SHOWN = 4

/** Masks a NIK for lists: only its last digits stay. A mask stays the same. */
export function maskNik(nik: string): { dots: string; end: string; whole: string } {
	const shown = Math.min(SHOWN, Math.floor(nik.length / SHOWN))
	const dots = MASK.repeat(nik.length - shown)
	const end = nik.slice(nik.length - shown)
	return { dots, end, whole: dots + end }
}
