import type { Db } from '../../../database/schema.ts'
import { recordEvent } from '../../peristiwa/record-event.ts'
import { newStaf } from '../pengguna/pengguna-routes.ts'
import { accountEntry } from './account-entry.ts'
import { createLink, linkPath } from './one-time-link.ts'

/** A placeholder. The setup link asks for a real name and e-mail address first; nobody signs in with this one. */
export const FIRST_ADMIN = 'admin@staf.local'

/**
 * Creates an administrator without a password when there is no staff yet. Runs under the start lock.
 *
 * @returns the path of the link to set the password, or null when there is staff already
 */
export async function createFirstAdmin(db: Db, now: number): Promise<string | null> {
	const present = await db.selectFrom('staf').select('id').limit(1).executeTakeFirst()
	if (present) return null
	const staf = newStaf({ nama: 'Administrator', email: FIRST_ADMIN, peran: ['admin'] }, now)
	return db.transaction().execute(async (transaction) => {
		await transaction.insertInto('staf').values(staf).execute()
		await recordEvent(transaction, { ...accountEntry(staf), aksi: 'buat', staf: null, now })
		return linkPath(await createLink(transaction, staf.id, now))
	})
}
