import type { Transaction } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { type Failure, fail } from '../http/failure.ts'
import type { ApiContext } from './context.ts'

/**
 * Does work for one member in one transaction, while no other work of this kind is done for them: what it counts stays
 * true until it has written.
 */
export function inTurn<T>(
	{ db, database }: Pick<ApiContext, 'db' | 'database'>,
	memberId: string,
	work: (transaction: Transaction<Schema>) => Promise<T>,
): Promise<T | Failure> {
	return db.transaction().execute(async (transaction) => {
		// SQLite's transactions already go one after the other, for everybody.
		const member = await transaction
			.selectFrom('member')
			.select('id')
			.where('id', '=', memberId)
			.$if(database.kind === 'postgres', (query) => query.forUpdate())
			.executeTakeFirst()
		// Removed since the request came in.
		if (!member) return fail('BELUM_TERDAFTAR')
		return work(transaction)
	})
}
