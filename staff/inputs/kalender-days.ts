import { pekan } from '../../contract/tanggal/hari.ts'
import { hariDari, tambahHari } from '../../contract/tanggal/tanggal.ts'

/** The same day of another month, or its last one. */
export function tambahBulan(tanggal: string, jumlah: number): string {
	const date = new Date(`${tanggal.slice(0, 7)}-01T00:00:00Z`)
	date.setUTCMonth(date.getUTCMonth() + jumlah)
	const first = date.toISOString().slice(0, 10)
	const wanted = first.slice(0, 7) + tanggal.slice(7)
	const last = lastOf(first)
	return wanted < last ? wanted : last
}

/** Every month ends within 31 days. */
const lastOf = (first: string) => tambahHari(`${tambahHari(first, 31).slice(0, 7)}-01`, -1)

const place = (tanggal: string) => pekan.indexOf(hariDari(tanggal))

/** The weeks of a month from Monday to Sunday; days of other months are null. */
export function weeksOf(bulan: string): (string | null)[][] {
	const first = `${bulan}-01`
	const last = lastOf(first)
	const weeks: (string | null)[][] = []
	for (let monday = tambahHari(first, -place(first)); monday <= last; monday = tambahHari(monday, 7))
		weeks.push(pekan.map((_, day) => tambahHari(monday, day)).map((each) => (each.startsWith(bulan) ? each : null)))
	return weeks
}

const moves: Record<string, (tanggal: string) => string> = {
	ArrowLeft: (tanggal) => tambahHari(tanggal, -1),
	ArrowRight: (tanggal) => tambahHari(tanggal, 1),
	ArrowUp: (tanggal) => tambahHari(tanggal, -7),
	ArrowDown: (tanggal) => tambahHari(tanggal, 7),
	Home: (tanggal) => tambahHari(tanggal, -place(tanggal)),
	End: (tanggal) => tambahHari(tanggal, 6 - place(tanggal)),
	PageUp: (tanggal) => tambahBulan(tanggal, -1),
	PageDown: (tanggal) => tambahBulan(tanggal, 1),
}

/** Where a key leads, as in other calendars; undefined for other keys. */
export const dayOfKey = (key: string, tanggal: string): string | undefined => moves[key]?.(tanggal)
