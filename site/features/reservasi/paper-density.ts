import type { Reservasi } from '../../../contract/reservasi.ts'

export type PaperDensity = 'airy' | 'dense' | 'tiny'

/** How many characters fit into a line of the sheet's narrow columns, and of its whole width. */
const COLUMN_CHARACTERS = 40
const SHEET_CHARACTERS = 110

/** Up to so many lines of text the sheet stays one page at this size. */
const MAX_LINES: [PaperDensity, number][] = [
	['airy', 22],
	['dense', 32],
]

/** How small a reservation has to be written to fit on one page of paper. */
export function paperDensity(reservasi: Reservasi, caraCheckin: string): PaperDensity {
	const lines = (text: string, width: number) => Math.max(1, Math.ceil(text.length / width))
	const items = reservasi.reservasiItem.map(({ shopItem, pasien }) =>
		Math.max(lines(shopItem.nama, COLUMN_CHARACTERS), lines(pasien.nama, COLUMN_CHARACTERS)),
	)
	const steps = caraCheckin.split(/<\/(?:li|p|h\d)>/).map((part) => part.replace(/<[^>]*>/g, '').trim())
	const checkin = steps.filter(Boolean).map((step) => lines(step, SHEET_CHARACTERS))
	const total = [...items, ...checkin].reduce((sum, count) => sum + count, 0)
	return MAX_LINES.find(([, max]) => total <= max)?.[0] ?? 'tiny'
}
