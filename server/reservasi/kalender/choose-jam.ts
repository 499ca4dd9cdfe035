import type { HariKunjungan } from '../../../contract/reservasi/kalender.ts'

/**
 * The window of arrival for a visit: empty on a day without windows, null when the day has no place for it.
 *
 * @param jamDatang the only one that it takes
 * @param semula else the one that it takes first, before the first with room
 */
export function chooseJam(
	{ keadaan, jamDatang: windows = [] }: HariKunjungan,
	{ jamDatang, semula }: { jamDatang?: string; semula?: string },
): string | null {
	if (keadaan !== 'buka') return null
	if (windows.length === 0) return ''
	const free = windows.filter((each) => each.keadaan === 'buka').map(({ jam }) => jam)
	if (jamDatang) return free.includes(jamDatang) ? jamDatang : null
	return free.find((jam) => jam === semula) ?? free[0] ?? null
}
