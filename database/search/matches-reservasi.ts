import { type RawBuilder, sql } from 'kysely'
import type { DatabaseKind } from '../database-kind.ts'
import { containsTerm } from './contains-term.ts'
import { interpretTerm } from './reservasi-search-text.ts'

/** A trigram index needs at least three letters. */
const TRIGRAM = 3
const isIndexed = (part: string) => Array.from(part).length >= TRIGRAM

const index = sql.table('shopReservasiCari')

/** The condition that a reservation has this code, name or phone number, or a part of it. */
export function matchesReservasi(kind: DatabaseKind, term: string): RawBuilder<boolean> {
	const interpretations = interpretTerm(term)
	const isThere = containsTerm(kind, 'shopReservasi.cari', interpretations)
	// If an interpretation has only parts of one or two letters, SQLite reads the rows.
	if (kind === 'postgres' || !interpretations.every((parts) => parts.some(isIndexed))) return isThere
	const match = interpretations.map((parts) => `(${parts.filter(isIndexed).map(quoted).join(' AND ')})`).join(' OR ')
	return sql`(${sql.ref('shopReservasi.id')} in (select "id" from ${index} where ${index} match ${match}) and ${isThere})`
}

const quoted = (part: string) => `"${part.replaceAll('"', '""')}"`
