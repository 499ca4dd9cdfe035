import { formatTanggal } from './format-tanggal.ts'

/** A range of days, with month and year once where both share them: `12–31 Agustus 2024`. */
export function formatRentang(mulai: string, selesai: string): string {
	if (mulai === selesai) return formatTanggal(mulai)
	const [day, month, year] = formatTanggal(mulai).split(' ')
	const end = formatTanggal(selesai)
	if (mulai.slice(0, 7) === selesai.slice(0, 7)) return `${day}–${end}`
	return mulai.slice(0, 4) === selesai.slice(0, 4) ? `${day} ${month} – ${end}` : `${day} ${month} ${year} – ${end}`
}
