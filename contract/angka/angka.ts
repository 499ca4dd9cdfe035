/** `1.250` or `4,5`. `Intl.NumberFormat` costs a phone a tenth of a second at its first use. */
export function formatAngka(value: number, decimals = 0): string {
	const [whole = '', part] = value.toFixed(decimals).split('.')
	return [whole.replace(/\B(?=(\d{3})+$)/g, '.'), part].filter(Boolean).join(',')
}
