import { type RawBuilder, sql } from 'kysely'
import type { DatabaseKind } from './database-kind.ts'

/** A field of a JSON object: a column, what holds JSON already, a column that is 1 for true, or anything else. */
export type JsonField = string | { json: string | RawBuilder<unknown> } | { flag: string } | RawBuilder<unknown>

/**
 * A JSON object in text form.
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
	if ('json' in field) {
		const json = typeof field.json === 'string' ? sql.ref(field.json) : field.json
		return kind === 'postgres' ? sql`(${json})::json` : sql`json(${json})`
	}
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
export const jsonRows = (
	kind: DatabaseKind,
	fields: Record<string, JsonField>,
	from: RawBuilder<unknown>,
	orderBy: (string | RawBuilder<unknown>)[],
): RawBuilder<string> => jsonList(kind, jsonObject(kind, fields), from, orderBy)

/** The same of texts that are JSON already. */
export function jsonList(
	kind: DatabaseKind,
	each: RawBuilder<string>,
	from: RawBuilder<unknown>,
	orderBy: (string | RawBuilder<unknown>)[],
): RawBuilder<string> {
	const order = sql.join(orderBy.map((by) => (typeof by === 'string' ? sql.ref(by) : by)))
	return kind === 'postgres'
		? sql`(select '[' || coalesce(string_agg(${each}, ',' order by ${order}), '') || ']' ${from})`
		: // Put in order before they are joined, they may come in order from an index.
			sql`(select '[' || coalesce(group_concat("baris"), '') || ']' from (select ${each} as "baris" ${from} order by ${order}))`
}
