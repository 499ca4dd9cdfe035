import type { DatabaseKind, DbTransaction } from '../../database/schema.ts'
import type { ApiContext } from '../api/context.ts'
import { type Failure, fail } from '../http/failure.ts'

/** Locks a member until the transaction ends; false when there is none. SQLite runs transactions one after the other. */
export async function lockMember(db: DbTransaction, kind: DatabaseKind, memberId: string): Promise<boolean> {
	const member = await db
		.selectFrom('member')
		.select('id')
		.where('id', '=', memberId)
		.$if(kind === 'postgres', (query) => query.forUpdate())
		.executeTakeFirst()
	return member !== undefined
}

/**
 * Runs the work in one transaction that locks the member. Two requests of one member run one after the other, so what
 * the work counts stays true until it writes.
 */
export function withMemberLock<T>(
	{ db, database }: Pick<ApiContext, 'db' | 'database'>,
	memberId: string,
	work: (transaction: DbTransaction) => Promise<T>,
): Promise<T | Failure> {
	return db.transaction().execute(async (transaction) => {
		// Deleted after the request began.
		if (!(await lockMember(transaction, database.kind, memberId))) return fail('BELUM_TERDAFTAR')
		return work(transaction)
	})
}
