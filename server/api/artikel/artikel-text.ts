import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { DatabaseKind } from '../../../database/database-kind.ts'
import { isPublished } from '../../../database/is-published.ts'
import { readyText } from '../../../database/ready-text.ts'
import type { Schema } from '../../../database/schema.ts'

/**
 * An article without its body, as JSON without its last brace.
 *
 * @param counted its readers, where they were counted just now
 */
export function artikelText({ kind }: { kind: DatabaseKind }, counted?: number): RawBuilder<string> {
	const countView =
		kind === 'postgres'
			? sql`coalesce((select "countView" from "artikelView" where "artikelId" = "artikel"."id"), 0)`
			: sql`"siap"."countView"`
	const shown = counted === undefined ? countView : sql`cast(${counted} as integer)`
	return sql`concat(${readyText(kind, 'artikel')}, ',"countView":', ${shown})`
}

export const publishedArtikel = ({ db }: { db: Kysely<Schema> }) =>
	db.selectFrom('artikel').where(isPublished('artikel')).select('artikel.id')
