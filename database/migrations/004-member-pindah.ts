import type { Kysely } from 'kysely'
import type { DatabaseKind } from '../database-kind.ts'
import type { Schema } from '../schema.ts'
import { fk, int, tableCreator, text } from './table.ts'

/** The one code with which a member can be taken along to another device. */
export async function up(db: Kysely<Schema>, kind: DatabaseKind): Promise<void> {
	await tableCreator(db, kind)(
		'memberPindah',
		{ ...fk('memberId', 'member'), ...text('tokenHash'), ...int('expiredAt') },
		{ primaryKey: ['memberId'], unique: [['tokenHash']] },
	)
}
