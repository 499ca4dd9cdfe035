import { type RawBuilder, sql } from 'kysely'
import type { DatabaseKind } from '../schema.ts'
import { interpretTerm } from './search-text.ts'

/** A trigram index needs at least three letters. */
const TRIGRAM = 3
const isIndexed = (part: string) => Array.from(part).length >= TRIGRAM

/** The condition that a reservation or a patient has this code, name or phone number, or a part of it. */
export function matchesTerm(
	kind: DatabaseKind,
	table: 'shopReservasi' | 'memberPasien',
	term: string,
): RawBuilder<boolean> {
	const cari = sql.ref(`${table}.cari`)
	// A term of accents alone has no parts.
	const interpretations = interpretTerm(term).filter((parts) => parts.length > 0)
	if (interpretations.length === 0) return sql<boolean>`1 = 0`
	const isThere = either(interpretations.map((parts) => sql`(${sql.join(parts.map(has), sql` and `)})`))
	// If an interpretation has only parts of one or two letters, SQLite reads the rows.
	if (kind === 'postgres' || !interpretations.every((parts) => parts.some(isIndexed))) return isThere
	const match = interpretations.map((parts) => `(${parts.filter(isIndexed).map(quoted).join(' AND ')})`).join(' OR ')
	const index = sql.table(`${table}Cari`)
	return sql`(${sql.ref(`${table}.id`)} in (select "id" from ${index} where ${index} match ${match}) and ${isThere})`

	function has(part: string) {
		if (kind === 'postgres') return sql`${cari} like ${`%${part.replace(/[\\%_]/g, '\\$&')}%`}`
		return sql`instr(${cari}, ${part}) > 0`
	}
}

const either = (conditions: RawBuilder<unknown>[]) => sql<boolean>`(${sql.join(conditions, sql` or `)})`
const quoted = (part: string) => `"${part.replaceAll('"', '""')}"`
