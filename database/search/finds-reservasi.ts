import { type RawBuilder, sql } from 'kysely'
import type { DatabaseKind } from '../database-kind.ts'
import { interpretTerm } from './cari-reservasi.ts'

/** A trigram index needs at least three letters. */
const TRIGRAM = 3
const isIndexed = (part: string) => Array.from(part).length >= TRIGRAM

const cari = sql.ref('shopReservasi.cari')
const index = sql.table('shopReservasiCari')

/** The condition that a reservation has this code, name or phone number, or a part of it. */
export function findsReservasi(kind: DatabaseKind, term: string): RawBuilder<boolean> {
	const interpretations = interpretTerm(term)
	const isThere = either(interpretations.map((parts) => sql`(${sql.join(parts.map(has), sql` and `)})`))
	// If an interpretation has only parts of one or two letters, SQLite reads the rows.
	if (kind === 'postgres' || !interpretations.every((parts) => parts.some(isIndexed))) return isThere
	const match = interpretations.map((parts) => `(${parts.filter(isIndexed).map(quoted).join(' AND ')})`).join(' OR ')
	return sql`(${sql.ref('shopReservasi.id')} in (select "id" from ${index} where ${index} match ${match}) and ${isThere})`

	function has(part: string) {
		if (kind === 'postgres') return sql`${cari} like ${`%${part.replace(/[\\%_]/g, '\\$&')}%`}`
		return sql`instr(${cari}, ${part}) > 0`
	}
}

const either = (conditions: RawBuilder<unknown>[]) => sql<boolean>`(${sql.join(conditions, sql` or `)})`
const quoted = (part: string) => `"${part.replaceAll('"', '""')}"`
