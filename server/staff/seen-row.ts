import type { SelectQueryBuilder } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { type Failure, fail } from '../http/failure.ts'
import type { ChangeContext } from './staff-context.ts'

/**
 * The row that a change is based on, locked until the change is written; a failure when it is gone, or when somebody
 * else has changed it since.
 *
 * @param versi the version that the sender has seen; without one the change wins over others
 */
export async function seenRow<Table extends keyof Schema, Row, Shown extends { versi: string }>(
	{ database }: ChangeContext,
	query: SelectQueryBuilder<Schema, Table, Row>,
	versi: string | undefined,
	show: (row: Row) => Shown,
): Promise<Shown | Failure> {
	const row = await (database.kind === 'postgres' ? query.forUpdate() : query).executeTakeFirst()
	if (!row) return fail('TIDAK_DITEMUKAN')
	const shown = show(row as Row)
	return versi === undefined || shown.versi === versi ? shown : fail('SUDAH_BERUBAH')
}
