import { type RawBuilder, sql } from 'kysely'
import type { DatabaseKind } from './database-kind.ts'

/** A condition: the column holds one of these. One parameter for all, so that the statement stays the same for any number. */
export const isOneOf = (kind: DatabaseKind, column: string, values: readonly string[]): RawBuilder<boolean> =>
	kind === 'postgres'
		? sql`${sql.ref(column)} = any (${values}::text[])`
		: sql`${sql.ref(column)} in (select "value" from json_each(${values}))`
