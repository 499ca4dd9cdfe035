import { describePersiapan } from '../../../contract/persiapan.ts'
import type { Reservasi } from '../../../contract/reservasi.ts'
import type { SheetDensity } from '../../../print/reservasi-sheet.tsx'

/** The number of characters per line, in a narrow column and over the whole width. */
const COLUMN_CHARACTERS = 40
const SHEET_CHARACTERS = 110

/** The number of lines that fit on one page at this density. */
const MAX_LINES: [SheetDensity, number][] = [
	['plain', 22],
	['dense', 32],
]

/** The font density at which a reservation fits on one printed page. */
export function sheetDensity(reservasi: Reservasi, caraCheckin: string): SheetDensity {
	const lines = (text: string, width: number) => Math.max(1, Math.ceil(text.length / width))
	const items = reservasi.reservasiItem.map(({ shopItem, pasien }) =>
		Math.max(lines(shopItem.nama, COLUMN_CHARACTERS), lines(pasien.nama, COLUMN_CHARACTERS)),
	)
	const steps = caraCheckin.split(/<\/(?:li|p|h\d)>/).map((part) => part.replace(/<[^>]*>/g, '').trim())
	const checkin = steps.filter(Boolean).map((step) => lines(step, SHEET_CHARACTERS))
	const packages = reservasi.reservasiItem.map(({ shopItem }) => shopItem)
	const persiapan = describePersiapan(packages).map((paragraf) => lines(paragraf, SHEET_CHARACTERS))
	const total = [...items, ...persiapan, ...checkin].reduce((sum, count) => sum + count, 0)
	return MAX_LINES.find(([, max]) => total <= max)?.[0] ?? 'tiny'
}
