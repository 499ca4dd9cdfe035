import type { Db } from '../../../database/schema.ts'
import { StartError } from '../../env.ts'
import { recordEvent } from '../../peristiwa/record-event.ts'
import { accountEntry } from './account-entry.ts'
import { createLink, linkPath } from './one-time-link.ts'

/**
 * Creates a new one-time link for a member of staff.
 *
 * @throws StartError that lists the known addresses when the given one is unknown
 */
export async function createStaffLink(db: Db, email: string, now: number): Promise<string> {
	const staf = await db
		.selectFrom('staf')
		.selectAll()
		.where('email', '=', email.trim().toLowerCase())
		.where('aktif', '=', 1)
		.executeTakeFirst()
	if (!staf) {
		const known = await db.selectFrom('staf').select('email').where('aktif', '=', 1).orderBy('email').execute()
		const emails = known.map((each) => each.email).join(', ') || 'none; `npm start` creates the first'
		throw new StartError(`Usage: npm run staff-link -- <email>. Known addresses: ${emails}.`)
	}
	return db.transaction().execute(async (transaction) => {
		await recordEvent(transaction, { ...accountEntry(staf), aksi: 'tautan-baru', staf: null, now })
		return linkPath(await createLink(transaction, staf.id, now, { removesFactors: true }))
	})
}
