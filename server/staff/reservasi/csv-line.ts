/** A spreadsheet takes such a beginning for a formula, and runs it. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/

/** One line of a CSV file: text as it was typed, never run as a formula. */
export const csvLine = (cells: (string | number)[]): string => `${cells.map(cell).join(',')}\r\n`

function cell(value: string | number): string {
	if (typeof value === 'number') return String(value)
	const text = FORMULA.test(value) ? `'${value}` : value
	return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
