import { type RawBuilder, sql } from 'kysely'

/** Tables whose records staff can schedule and unpublish. */
export type PublishedTable = 'artikel' | 'berandaBanner' | 'popupInformation' | 'shopItem'

/**
 * The condition that visitors may see this row. server/staff/publishing sets `terbit` on time, so this does not depend on
 * the clock. The status is a literal, not a parameter: otherwise neither database uses a partial index of published rows.
 *
 * @param previewed the id of the unpublished row that staff preview
 */
export function isPublished(table: PublishedTable, previewed?: string): RawBuilder<boolean> {
	const published = sql<boolean>`${sql.ref(`${table}.status`)} = 'terbit'`
	return previewed === undefined ? published : sql<boolean>`(${published} or ${sql.ref(`${table}.id`)} = ${previewed})`
}
