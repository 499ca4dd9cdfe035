/** Percent-decoded text; text that is not encoded stays. */
export function decodePercent(text: string): string {
	try {
		return decodeURIComponent(text)
	} catch {
		return text
	}
}
