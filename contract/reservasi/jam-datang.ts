/** `07.00–09.00 WIB`, of a window that is stored as `07:00-09:00`. */
export const jamDatangText = (jam: string): string => `${jam.replaceAll(':', '.').replace('-', '–')} WIB`

/** A day in words, with the window of arrival if there is one: `Senin, 16 November 2026, pukul 07.00–09.00 WIB`. */
export const withJam = (hari: string, jam: string | undefined): string =>
	jam ? `${hari}, pukul ${jamDatangText(jam)}` : hari
