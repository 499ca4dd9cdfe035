import type { Kysely } from 'kysely'
import { createTable, idOf, int, text } from './table.ts'

/** TOTP codes that were used: none works twice. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await createTable(
		db,
		'stafKodeTerpakai',
		{ stafId: idOf('staf'), kode: text, createdAt: int },
		{ primaryKey: ['stafId', 'kode'], index: [['createdAt']] },
	)
}
