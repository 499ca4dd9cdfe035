/** The pattern of a time of day, `HH:MM`. */
export const POLA_JAM = '([01]\\d|2[0-3]):[0-5]\\d'
export const JAM = new RegExp(`^${POLA_JAM}$`)

export const JAM_SALAH = 'Tulis jam dan menit, misalnya 07:30.'

/**
 * A typed time of day as `HH:MM`; null for what is none. The last two of three or four digits are the minutes.
 *
 * @example
 * readJam('7.30') // '07:30', as for 0730, 07:30, 7,30, 07 30; '7' is '07:00'
 */
export function readJam(typed: string): string | null {
	const [, hours, minutes = '00'] = /^(\d{1,2})(?:[\s.,:]?(\d{2}))?$/.exec(typed.trim()) ?? []
	const jam = `${hours?.padStart(2, '0')}:${minutes}`
	return JAM.test(jam) ? jam : null
}
