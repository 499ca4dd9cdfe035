const PLACEHOLDER = /\{(\w+)\}/g
const OPTIONAL = /\[([^[\]]*)\]/g

/** The names in `{…}`, each once. */
export const placeholdersIn = (text: string): string[] => [
	...new Set([...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name)),
]

/**
 * Fills the placeholders of a text that staff wrote. A part in `[…]` is left out when one of its placeholders is empty;
 * a line that is empty without it is left out too.
 *
 * @example fillText('Halo[ {nama}], ini {rumahSakit}.', { nama: '', rumahSakit: 'RS Uji' }) // 'Halo, ini RS Uji.'
 */
export function fillText(text: string, values: Record<string, string | undefined>): string {
	const filled = (name: string) => values[name]?.trim() ?? ''
	const choose = (whole: string, part: string) => {
		const names = placeholdersIn(part)
		if (names.length === 0) return whole
		return names.every((name) => filled(name) !== '') ? part : ''
	}
	return text
		.split(/\r?\n/)
		.flatMap((line) => {
			const chosen = line.replace(OPTIONAL, choose)
			return line.trim() !== '' && chosen.trim() === '' ? [] : [chosen]
		})
		.join('\n')
		.replace(PLACEHOLDER, (_, name: string) => filled(name))
}
