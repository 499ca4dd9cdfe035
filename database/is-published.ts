import { type RawBuilder, sql } from 'kysely'

/** What staff write ahead of time, or take back without deleting it. */
export type PublishedTable = 'artikel' | 'berandaBanner' | 'popupInformation' | 'shopItem'

/**
 * A condition: visitors may see this row. What is due by time is made `terbit` when its time comes
 * (server/staff/publishing), so nothing here depends on the clock. It is written out, not given as a value: else neither
 * database would use an index that holds published rows only.
 *
 * @param previewed the id of the one row that is shown although it is not published
 */
export function isPublished(table: PublishedTable, previewed?: string): RawBuilder<boolean> {
	const published = sql<boolean>`${sql.ref(`${table}.status`)} = 'terbit'`
	return previewed === undefined ? published : sql<boolean>`(${published} or ${sql.ref(`${table}.id`)} = ${previewed})`
}
