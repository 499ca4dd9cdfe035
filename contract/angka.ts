/** `1.250` or `4,5`. The platform's own formatter takes a phone a tenth of a second before its first number. */
export function formatAngka(value: number, decimals = 0): string {
	const [whole = '', part] = value.toFixed(decimals).split('.')
	return [whole.replace(/\B(?=(\d{3})+$)/g, '.'), part].filter(Boolean).join(',')
}
