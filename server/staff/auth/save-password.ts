import type { Kysely } from 'kysely'
import type { Schema } from '../../../database/schema.ts'
import { newId } from '../../content/new-id.ts'

/** Stores a hashed password where better-auth reads it, and deletes every session except `keepSesi`. */
export async function savePassword(
	db: Kysely<Schema>,
	{ stafId, hashed, now, keepSesi = '' }: { stafId: string; hashed: string; now: number; keepSesi?: string },
): Promise<void> {
	const time = new Date(now).toISOString()
	await db
		.insertInto('stafAkun')
		.values({
			id: newId(now),
			stafId,
			accountId: stafId,
			providerId: 'credential',
			password: hashed,
			createdAt: time,
			updatedAt: time,
		})
		.onConflict((conflict) =>
			conflict.columns(['stafId', 'providerId']).doUpdateSet({ password: hashed, updatedAt: time }),
		)
		.execute()
	await db.deleteFrom('stafSesi').where('stafId', '=', stafId).where('id', '!=', keepSesi).execute()
}
