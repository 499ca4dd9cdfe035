import type { Transaction } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import type { ApiContext } from '../api/context.ts'
import { type Failure, fail } from '../http/failure.ts'
import { lockMember } from './lock-member.ts'

/**
 * Runs the work in one transaction that locks the member. Two requests of one member run one after the other, so what
 * the work counts stays true until it writes.
 */
export function withMemberLock<T>(
	{ db, database }: Pick<ApiContext, 'db' | 'database'>,
	memberId: string,
	work: (transaction: Transaction<Schema>) => Promise<T>,
): Promise<T | Failure> {
	return db.transaction().execute(async (transaction) => {
		// Deleted after the request began.
		if (!(await lockMember(transaction, database.kind, memberId))) return fail('BELUM_TERDAFTAR')
		return work(transaction)
	})
}
