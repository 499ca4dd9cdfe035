import { namaHari } from './hari.ts'
import { isTanggal } from './tanggal.ts'

/** The names of the months, with spellings that do not begin like the first. At least three letters of one are enough. */
const bulan = [
	['januari'],
	['februari', 'pebruari'],
	['maret'],
	['april'],
	['mei'],
	['juni'],
	['juli'],
	['agustus', 'agt', 'ags'],
	['september'],
	['oktober'],
	['november', 'nopember'],
	['desember'],
]

const isMonth = (word: string) => (names: string[]) => word.length >= 3 && names.some((name) => name.startsWith(word))

const monthNumber = (word: string) => (/^\d/.test(word) ? word : String(bulan.findIndex(isMonth(word)) + 1))

const weekday = new RegExp(`^(${namaHari.join('|')}),?\\s+`, 'i')

/**
 * A typed day as `YYYY-MM-DD`; null for what is no day of the calendar. The day comes first, as in Indonesia, or the
 * year. A year has four digits: two would leave the century to a guess. A weekday before it counts for nothing.
 *
 * @example
 * readTanggal('20/1/2020') // '2020-01-20', as for 20012020, 20.01.2020, Senin, 20 Januari 2020, 20 jan 2020, 2020-01-20
 */
export function readTanggal(typed: string): string | null {
	const text = typed.trim().replace(weekday, '').toLowerCase()
	const parts = /^(\d{2})(\d{2})(\d{4})$/.exec(text)?.slice(1) ?? text.split(/[\s./,–-]+/)
	const [day = '', month = '', year = '', ...rest] = /^\d{4}$/.test(parts[0] ?? '') ? parts.toReversed() : parts
	if (rest.length > 0 || !/^\d{1,2}$/.test(day) || !/^(\d{1,2}|[a-z]+)$/.test(month)) return null
	const tanggal = `${year}-${monthNumber(month).padStart(2, '0')}-${day.padStart(2, '0')}`
	return isTanggal(tanggal) ? tanggal : null
}
