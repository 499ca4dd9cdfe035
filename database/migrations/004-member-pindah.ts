import type { Kysely } from 'kysely'
import type { Schema } from '../schema.ts'
import type { DatabaseKind } from '../search/search-index.ts'
import { fk, int, tableCreator, text } from './table.ts'

/** The one code with which a member can be taken along to another device. */
export async function up(db: Kysely<Schema>, kind: DatabaseKind): Promise<void> {
	await tableCreator(db, kind)(
		'memberPindah',
		{ ...fk('memberId', 'member'), ...text('tokenHash'), ...int('expiredAt') },
		{ primaryKey: ['memberId'], unique: [['tokenHash']] },
	)
}
