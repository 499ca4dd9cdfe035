/** Groups of three with points or blanks, or no groups; `,00` and `,-` at the end mean no sen. */
const AMOUNT = /^(\d+|\d{1,3}(?:[.\s]\d{3})+)(?:,(?:0{1,2}|-))?$/

/** `Rp 1.250.000,00` → 1250000, as an Indonesian reader means it; null for anything else. */
export function parseRupiah(text: string): number | null {
	const [, digits] = AMOUNT.exec(text.trim().replace(/^(?:Rp\.?|IDR)\s*/i, '')) ?? []
	return digits === undefined ? null : Number(digits.replace(/\D/g, ''))
}
