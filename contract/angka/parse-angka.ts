/** `1.250` → 1250 and `4,8` or `4.8` → 4.8, as people write numbers; null for anything else. */
export function parseAngka(text: string): number | null {
	const typed = text.trim()
	if (/^\d{1,3}(\.\d{3})+$/.test(typed)) return Number(typed.replaceAll('.', ''))
	return /^\d{1,12}([.,]\d{1,6})?$/.test(typed) ? Number(typed.replace(',', '.')) : null
}
