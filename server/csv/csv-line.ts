/** Makes spreadsheets read a file as UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff'

/** A spreadsheet runs text that begins like this as a formula, whatever invisible signs come first. */
export const formulaStart = String.raw`(?:[\p{Cf}\s]*[=+\-@＝＋－＠]|[\t\r\n])`
const FORMULA = new RegExp(`^${formulaStart}`, 'u')

export const csvResponse = (body: BodyInit, name: string): Response =>
	new Response(body, {
		headers: { 'content-type': 'text/csv; charset=utf-8', 'content-disposition': `attachment; filename="${name}"` },
	})

/** One line of a CSV file; an apostrophe keeps spreadsheets from running text as a formula. */
export const csvLine = (cells: (string | number)[]): string => `${cells.map(cell).join(',')}\r\n`

function cell(value: string | number): string {
	if (typeof value === 'number') return String(value)
	const text = FORMULA.test(value) ? `'${value}` : value
	return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
