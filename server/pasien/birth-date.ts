import { tanggalWib } from '../../contract/tanggal/tanggal.ts'

/** Turns `YYYY-MM-DD` into `DD-MM-YYYY`; everything else stays as typed. */
export const normaliseBirthDate = (typed: string) => typed.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3-$2-$1')

/** True for a real day, written `DD-MM-YYYY`, that is not in the future. */
export function isBirthDate(text: string, now: number): boolean {
	const parts = /^(\d{2})-(\d{2})-(\d{4})$/.exec(text)
	if (!parts) return false
	const [, day, month, year] = parts
	const iso = `${year}-${month}-${day}`
	const date = new Date(`${iso}T00:00:00Z`)
	return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) && iso <= tanggalWib(now)
}
