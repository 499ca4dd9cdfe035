import { type RawBuilder, sql } from 'kysely'
import type { DatabaseKind } from './migrations/search-index.ts'

/**
 * The rows that belong to one, as a column of it: JSON in text form, to be parsed by whoever reads it.
 *
 * @example
 * jsonRows(kind, ['kata', 'darurat'], sql`from "keluhan" where "poliKlinikId" = "poliKlinik"."id"`, ['urutan', 'id'])
 */
export function jsonRows(
	kind: DatabaseKind,
	columns: string[],
	from: RawBuilder<unknown>,
	orderBy: string[],
): RawBuilder<string> {
	const fields = sql.join(columns.flatMap((column) => [sql.lit(column.replace(/^.*\./, '')), sql.ref(column)]))
	const order = sql.join(orderBy.map((column) => sql.ref(column)))
	return kind === 'postgres'
		? sql`(select coalesce(json_agg(json_build_object(${fields}) order by ${order}), '[]')::text ${from})`
		: sql`(select json_group_array(json_object(${fields}) order by ${order}) ${from})`
}
