import { type RawBuilder, sql } from 'kysely'
import type { DatabaseKind } from '../database-kind.ts'

/** The condition that the column contains every part of one of the interpretations. */
export function containsTerm(kind: DatabaseKind, column: string, interpretations: string[][]): RawBuilder<boolean> {
	// A term of signs alone may have no parts.
	const readable = interpretations.filter((parts) => parts.length > 0)
	if (readable.length === 0) return sql<boolean>`1 = 0`
	const conditions = readable.map((parts) => sql`(${sql.join(parts.map(has), sql` and `)})`)
	return sql<boolean>`(${sql.join(conditions, sql` or `)})`

	function has(part: string) {
		if (kind === 'postgres') return sql`${sql.ref(column)} like ${`%${part.replace(/[\\%_]/g, '\\$&')}%`}`
		return sql`instr(${sql.ref(column)}, ${part}) > 0`
	}
}
