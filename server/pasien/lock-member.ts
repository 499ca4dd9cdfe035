import type { Transaction } from 'kysely'
import type { DatabaseKind, Schema } from '../../database/schema.ts'

/** Locks a member until the transaction ends; false when there is none. SQLite runs transactions one after the other. */
export async function lockMember(db: Transaction<Schema>, kind: DatabaseKind, memberId: string): Promise<boolean> {
	const member = await db
		.selectFrom('member')
		.select('id')
		.where('id', '=', memberId)
		.$if(kind === 'postgres', (query) => query.forUpdate())
		.executeTakeFirst()
	return member !== undefined
}
