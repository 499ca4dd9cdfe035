import { formulaStart } from './csv-line.ts'

/** The cells of one line by column name; `nomor` is the line's number in the file. */
export interface CsvRow {
	nomor: number
	cells: Map<string, string>
}

export type Csv = { columns: string[]; rows: CsvRow[] } | { kesalahan: string }

/** The apostrophe that csv-line.ts writes before a formula. */
const GUARD = new RegExp(`^'(?=${formulaStart})`, 'u')

/** Of unknown columns: a file of another kind may have thousands. */
const MAX_NAMED = 5

/** Parses the CSV of spreadsheets: with or without a byte order mark, separated by `,` or `;`. */
export function parseCsv(text: string, { known, max }: { known: readonly string[]; max: number }): Csv {
	if (text.includes('\ufffd')) return { kesalahan: 'Berkas bukan UTF-8. Simpan ulang sebagai “CSV UTF-8”.' }
	const clean = text.replace(/^\ufeff/, '')
	const head = clean.slice(0, clean.search(/[\r\n]|$/))
	const lines = splitCsv(clean, count(head, ';') > count(head, ',') ? ';' : ',')
	if (!lines) return { kesalahan: 'Tanda kutip di dalam berkas tidak berpasangan.' }
	const [header, ...rest] = lines.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
	const columns = header?.cells.map((cell) => cell.trim()) ?? []
	const unknown = columns.filter((column) => !known.includes(column))
	if (columns.length === 0 || unknown.length > 0)
		return {
			kesalahan: `Kolom tidak dikenal: ${unknown.slice(0, MAX_NAMED).join(', ').slice(0, 200) || '(kosong)'}. Yang dikenal: ${known.join(', ')}.`,
		}
	if (new Set(columns).size < columns.length) return { kesalahan: 'Ada kolom yang muncul dua kali.' }
	if (rest.length > max) return { kesalahan: `Paling banyak ${max} baris sekali impor.` }
	return {
		columns,
		rows: rest.map(({ nomor, cells }) => ({
			nomor,
			cells: new Map(columns.map((column, index) => [column, (cells[index] ?? '').replace(GUARD, '').trim()])),
		})),
	}
}

const count = (text: string, sign: string) => text.split(sign).length

function splitCsv(text: string, delimiter: string): { nomor: number; cells: string[] }[] | null {
	const lines: { nomor: number; cells: string[] }[] = []
	let cells: string[] = []
	let cell = ''
	let quoted = false
	let nomor = 1
	let begin = 1
	const endLine = () => {
		lines.push({ nomor: begin, cells: [...cells, cell] })
		cells = []
		cell = ''
		begin = nomor + 1
	}
	for (let at = 0; at < text.length; at++) {
		const sign = text.charAt(at)
		if (quoted) {
			if (sign === '"' && text[at + 1] === '"') cell += text[at++]
			else if (sign === '"') quoted = false
			else cell += sign
		} else if (sign === '"' && cell === '') quoted = true
		else if (sign === delimiter) {
			cells.push(cell)
			cell = ''
		} else if (sign === '\n') endLine()
		else if (sign !== '\r') cell += sign
		if (sign === '\n') nomor++
	}
	if (quoted) return null
	if (cell !== '' || cells.length > 0) endLine()
	return lines
}
