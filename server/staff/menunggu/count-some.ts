import { type SelectQueryBuilder, sql } from 'kysely'
import { MENUNGGU_MAX } from '../../../contract/staff/daftar-menunggu.ts'
import type { Schema } from '../../../database/schema.ts'

/** The number of rows, up to MENUNGGU_MAX. */
export async function countSome<Table extends keyof Schema>(
	rows: SelectQueryBuilder<Schema, Table, object>,
): Promise<number> {
	const some = await rows.select(sql<number>`1`.as('one')).limit(MENUNGGU_MAX).execute()
	return some.length
}
