import { type RawBuilder, sql } from 'kysely'
import type { DatabaseKind } from './migrations/search-index.ts'

/** A field of a JSON object: a column, a column that holds JSON, one that is 1 for true, or anything else. */
export type JsonField = string | { json: string } | { flag: string } | RawBuilder<unknown>

/**
 * A JSON object in text form. SQLite takes it from an index that holds the very same expression, so that nothing has to be
 * put together (migration 013).
 *
 * @example
 * jsonObject(kind, { kata: 'keluhan.kata', darurat: { flag: 'keluhan.darurat' } })
 */
export function jsonObject(kind: DatabaseKind, fields: Record<string, JsonField>): RawBuilder<string> {
	const all = Object.entries(fields).flatMap(([name, field]) => [sql.lit(name), sqlOf(kind, field)])
	return kind === 'postgres' ? sql`json_build_object(${sql.join(all)})::text` : sql`json_object(${sql.join(all)})`
}

function sqlOf(kind: DatabaseKind, field: JsonField): RawBuilder<unknown> {
	if (typeof field === 'string') return sql.ref(field)
	if ('json' in field)
		return kind === 'postgres' ? sql`${sql.ref(field.json)}::json` : sql`json(${sql.ref(field.json)})`
	if ('flag' in field)
		return kind === 'postgres'
			? sql`(${sql.ref(field.flag)} = 1)`
			: sql`json(iif(${sql.ref(field.flag)}, 'true', 'false'))`
	return field
}

/**
 * The rows that belong to one, as a column of it: a JSON list in text form.
 *
 * @example
 * jsonRows(kind, { kata: 'kata' }, sql`from "keluhan" where "poliKlinikId" = "poliKlinik"."id"`, ['urutan', 'id'])
 */
export function jsonRows(
	kind: DatabaseKind,
	fields: Record<string, JsonField>,
	from: RawBuilder<unknown>,
	orderBy: string[],
): RawBuilder<string> {
	const order = sql.join(orderBy.map((column) => sql.ref(column)))
	const each = jsonObject(kind, fields)
	return kind === 'postgres'
		? sql`(select '[' || coalesce(string_agg(${each}, ',' order by ${order}), '') || ']' ${from})`
		: // Put in order before they are joined, they may come in order from an index.
			sql`(select '[' || coalesce(group_concat("baris"), '') || ']' from (select ${each} as "baris" ${from} order by ${order}))`
}
