import type { Kysely } from 'kysely'
import type { Schema } from '../schema.ts'

/** A registration or a new patient that is sent again under the same key is the same one, as a reservation is. */
export async function up(db: Kysely<Schema>): Promise<void> {
	await db.schema.alterTable('member').addColumn('kunciHash', 'text').execute()
	await db.schema.createIndex('member_kunciHash_unik').unique().on('member').column('kunciHash').execute()
	await db.schema.alterTable('memberPasien').addColumn('idempotencyKey', 'text').execute()
	await db.schema
		.createIndex('memberPasien_memberId_idempotencyKey_unik')
		.unique()
		.on('memberPasien')
		.columns(['memberId', 'idempotencyKey'])
		.execute()
}
