import type { Insertable, Updateable } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { foldText } from '../../database/search/fold-text.ts'
import { isTooComplex } from '../rich-text/is-too-complex.ts'
import { summary } from '../rich-text/plain-text.ts'
import { type ContentTable, rulesOf } from './content-rules.ts'
import { InvalidContent } from './invalid-content.ts'

type Derived = 'cari' | 'ringkasan'

/** A row without its derived columns. */
export type ContentInput<Table extends ContentTable> = Omit<Insertable<Schema[Table]>, Derived> & {
	[Column in Derived]?: never
}

const TOO_COMPLEX = 'Susunan teks ini terlalu rumit. Tempel sebagai teks biasa, lalu atur ulang.'

// biome-ignore lint/suspicious/noControlCharactersInRegex: PostgreSQL rejects the first, and the others are never intended
const controlCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g

/**
 * Validates, sanitises and derives columns. Every write of content goes through here, so stored content is safe to
 * render. Takes a whole row or the changed columns of one.
 *
 * @throws InvalidContent
 */
export function prepareContent<Table extends ContentTable>(
	table: Table,
	values: ContentInput<Table>,
): Insertable<Schema[Table]>
export function prepareContent<Table extends ContentTable>(
	table: Table,
	values: Partial<ContentInput<Table>>,
): Updateable<Schema[Table]>
export function prepareContent(table: ContentTable, values: Record<string, unknown>): Record<string, unknown> {
	const { columns = {}, searched, summarised } = rulesOf(table)
	const { cari: _, ringkasan: __, ...row } = values
	const fields: Record<string, string> = {}
	for (const [column, value] of Object.entries(row)) {
		if (typeof value !== 'string') continue
		const text = value.toWellFormed().replace(controlCharacters, '')
		const stored = columns[column] ? columns[column](text, values) : text
		if (stored === null) fields[column] = isTooComplex(text) ? TOO_COMPLEX : 'Isian ini tidak dapat digunakan.'
		row[column] = stored
	}
	if (Object.keys(fields).length > 0) throw new InvalidContent(table, fields)
	if (searched && searched in row) row.cari = foldText(String(row[searched]))
	if (summarised && summarised in row) row.ringkasan = summary(String(row[summarised]))
	return row
}
