import type { Kysely } from 'kysely'
import { createTable, idOf, int, text, textOrNull } from './table.ts'

/** Passkeys, confirmed sessions, and links that remove the second factor. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await createTable(
		db,
		'stafPasskey',
		{
			stafId: idOf('staf'),
			nama: textOrNull,
			credentialId: text,
			publicKey: text,
			counter: int,
			deviceType: text,
			backedUp: int,
			transports: textOrNull,
			aaguid: textOrNull,
			createdAt: textOrNull,
		},
		{ unique: [['credentialId']], index: [['stafId']] },
	)
	await db.schema
		.alterTable('stafSesi')
		.addColumn('dikonfirmasiAt', 'bigint', (column) => column.notNull().defaultTo(0))
		.execute()
	await db.schema
		.alterTable('stafTautan')
		.addColumn('hapusFaktor', 'bigint', (column) => column.notNull().defaultTo(0))
		.execute()
}
