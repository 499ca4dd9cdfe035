import type { Transaction } from 'kysely'
import type { DatabaseKind } from '../../database/database-kind.ts'
import type { Schema } from '../../database/schema.ts'
import { lockMember } from '../pasien/lock-member.ts'

/** Locks the member first, as the public calls do, then the reservation; undefined when it does not exist. */
export async function lockReservasi(db: Transaction<Schema>, kind: DatabaseKind, id: string) {
	const found = await db.selectFrom('shopReservasi').select('memberId').where('id', '=', id).executeTakeFirst()
	if (!found || !(await lockMember(db, kind, found.memberId))) return undefined
	return db
		.selectFrom('shopReservasi')
		.selectAll()
		.where('id', '=', id)
		.$if(kind === 'postgres', (query) => query.forUpdate())
		.executeTakeFirst()
}
